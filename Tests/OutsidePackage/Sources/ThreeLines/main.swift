import Hedgerow

let window = WindowNode(width: 390, height: 844)
print(window.outline)
