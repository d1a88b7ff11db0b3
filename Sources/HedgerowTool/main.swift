import Hedgerow

print("tour")
