App.start()
print(App.feed()?.hierarchyPath().description ?? "no feed")
