#!/usr/bin/env python3
"""Opens a page of `hedgerow explore --html` in a headless Chromium, uses it as a reader does, and looks at what comes of it.

Usage: Tests/Page/check-page.py [--browser PROGRAM] [--screenshots FOLDER]

Run by hand; it needs Python 3 and Chromium, and builds the tool first. Exit status 1: something is not as it should be.
"""

import argparse
import os
import subprocess
import sys
import tempfile

from devtools import Browser

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")

SCREEN = """\
<TabsController 0x100>, state: appeared, view: <UIView: 0x1030>
   | <InboxController 0x110>, state: appeared, view: <UITableView: 0x2000>

<UIWindow: 0x1000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
   | <UIView: 0x1030; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
   |    | <UITableView: 0x2000; frame = (0 0; 390 422); clipsToBounds = YES; layer = <CALayer: 0x9>; contentOffset: {0, 80}; contentSize: {390, 1760}>
   |    |    | <UITableViewCell: 0x2010; frame = (0 88; 390 44); text = 'Second'; layer = <CALayer: 0x9>>
   |    |    | <UITableViewCell: 0x2020; frame = (0 132; 390 44); text = 'Third'; layer = <CALayer: 0x9>>
   |    | <UITableView: 0x3000; frame = (0 422; 390 422); layer = <CALayer: 0x9>; contentOffset: {0, 0}; contentSize: {390, 100}>
   |    |    | <UITableViewCell: 0x3010; frame = (0 0; 390 50); layer = <CALayer: 0x9>>
"""

# Whatever might run or change the page, in every place where a text of a dump is shown.
ATTACKS = [
    "<script>window.owned=1</script>", "</script><script>window.owned=1</script>", "<img src=x onerror=window.owned=1>",
    "\"><svg onload=window.owned=1>", "<!--", "]]>", "</style><b>", "&lt;script&gt;", "javascript:window.owned=1",
    "</title><script>window.owned=1</script>", "\\u003cscript>window.owned=1</script>", "${window.owned=1}",
]


def hostile():
    lines = ["<UIWindow: 0x1; frame = (0 0; 390 844); layer = <CALayer: 0x9>>"]
    for number, attack in enumerate(ATTACKS):
        lines.append(
            f"   | <UILabel: 0x{number + 16:x}; frame = (0 {number * 40}; 390 40); text = '{attack}'; layer = <CALayer: 0x9>> {attack}")
    elements = ["<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">"]
    for attack in ATTACKS:
        escaped = attack.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
        elements.append(f'<XCUIElementTypeOther name="{escaped}" label="{escaped}" x="0" y="0" width="300" height="40"/>')
    return "\n".join(lines) + "\n\n" + "\n".join(elements) + "\n"


class Check:
    def __init__(self, browser):
        self.browser = browser
        self.wrong = 0

    def that(self, name, condition):
        self.wrong += 0 if condition else 1
        print(("ok    " if condition else "WRONG ") + name)

    def picked(self):
        return self.browser.evaluate("document.querySelector('.row.picked .addr')?.textContent")

    def rows(self):
        return self.browser.evaluate("document.querySelectorAll('.row').length")

    def heading(self):
        return self.browser.evaluate("document.querySelector('#details h2').textContent")


def check_reading(check, path):
    browser = check.browser
    browser.open(path)
    check.that("the page opens with its first list selected", check.picked() == "0x2000")
    check.that("every element has a row", check.rows() == 9)
    check.that("the details name it", check.heading() == "UITableView  0x2000")
    printed = browser.evaluate("document.querySelector('#details dl').textContent")
    check.that("attributes are shown as printed", "(0 0; 390 422)" in printed and "{0, 80}" in printed)
    names = "[...document.querySelectorAll('#details .chain button')].map(b => b.textContent).join()"
    check.that("the chain goes through the controllers",
               browser.evaluate(names) == "InboxController,UIView,TabsController,UIWindow")
    check.that("the frame is selected with the row",
               browser.evaluate("document.querySelector('svg .picked').dataset.p") == "4")
    check.that("the views of the chain are marked in the picture",
               browser.evaluate("document.querySelectorAll('svg .kin').length") == 1)


def check_clicks(check):
    browser = check.browser
    browser.click("#row7")
    check.that("a click on a row selects it", check.picked() == "0x3000")
    check.that("and its frame", browser.evaluate("document.querySelector('svg .picked').dataset.p") == "7")
    browser.click("svg [data-p='5']")
    check.that("a click on a frame selects its row", check.picked() == "0x2010")
    check.that("with its details", check.heading() == "UITableViewCell  0x2010")
    browser.click("#details .chain button")
    check.that("a click in the chain goes there", check.picked() == "0x2000")
    browser.click("#row4 .twist")
    check.that("a click on the mark of a row closes it", check.rows() == 7)
    browser.click("svg [data-p='6']")
    check.that("a click on a frame opens what it is in", check.rows() == 9 and check.picked() == "0x2020")


def check_keys(check):
    browser = check.browser
    browser.click("#row2")
    for key, expected in (("ArrowDown", "0x1030"), ("ArrowDown", "0x2000"), ("ArrowRight", "0x2010"), ("ArrowLeft", "0x2000"),
                          ("ArrowUp", "0x1030"), ("End", "0x3010"), ("Home", "0x100")):
        browser.key(key)
        check.that(f"{key} leads to {expected}", check.picked() == expected)
    browser.click("#row4")
    browser.key("ArrowLeft")
    check.that("ArrowLeft closes what is open", check.rows() == 7)
    browser.key("ArrowRight")
    check.that("ArrowRight opens what is closed", check.rows() == 9)
    browser.key("Enter", 13)
    check.that("Enter closes", check.rows() == 7)
    browser.key("Enter", 13)
    check.that("Enter opens", check.rows() == 9)
    browser.key("/", 191, "/")
    check.that("/ goes to the filter", browser.evaluate("document.activeElement.id") == "filter")


def check_filter(check):
    browser = check.browser
    browser.type("third")
    check.that("the filter leaves the match and what it is in", check.rows() == 4)
    check.that("and says how many match", browser.evaluate("document.getElementById('matches').textContent") == "1 of 9")
    check.that("what only leads to a match is faint", browser.evaluate("document.querySelectorAll('.row.aside').length") == 3)
    browser.key("Enter", 13)
    check.that("Enter in the filter goes to the first match", check.picked() == "0x2020")
    browser.click("svg [data-p='7']")
    check.that("a click on a frame that is filtered away takes the filter off",
               check.rows() == 9 and check.picked() == "0x3000")
    browser.key("/", 191, "/")
    browser.type("nothing is called so")
    check.that("a filter may match nothing", check.rows() == 0)
    browser.key("Escape", 27)
    check.that("Escape takes the filter off", check.rows() == 9)


def check_colours(check, path, folder):
    browser = check.browser
    ground = "getComputedStyle(document.body).backgroundColor"
    seen = {}
    for name, width, height, dark in (("light", 1280, 860, False), ("dark", 1280, 860, True), ("narrow", 420, 900, False),
                                      ("narrow-dark", 420, 900, True)):
        browser.open(path, width, height, dark)
        seen[name] = browser.evaluate(ground)
        check.that(f"{name}: nothing is wider than the window",
                   browser.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        if folder:
            browser.screenshot(os.path.join(folder, f"{name}.png"))
    check.that("dark is another ground than light", seen["light"] != seen["dark"])
    browser.open(path)
    browser.click("#theme")
    check.that("the button changes light to dark", browser.evaluate(ground) == seen["dark"])
    browser.click("#theme")
    check.that("and back", browser.evaluate(ground) == seen["light"])


def check_hostile(check, path):
    browser = check.browser
    browser.open(path)
    check.that("no text of a dump runs a script", browser.evaluate("window.owned") is None)
    check.that("the page has its two script blocks and no others",
               browser.evaluate("document.querySelectorAll('script').length") == 2)
    check.that("and no image, frame, or handler", browser.evaluate(
        "document.querySelectorAll('img,iframe,object,embed,link,[onload],[onerror],b').length") == 0)
    rows = check.rows()
    for number in range(rows):
        browser.evaluate(f"document.getElementById('row{number}')?.click()")
    check.that("nor when every row was selected", browser.evaluate("window.owned") is None)
    shown = browser.evaluate("document.getElementById('rows').textContent")
    check.that("the texts are shown as they were", "<script>window.owned=1</script>" in shown)
    browser.evaluate("document.body.append(Object.assign(document.createElement('script'), {textContent: 'window.owned=1'}))")
    check.that("the policy stops a script that somebody puts in", browser.evaluate("window.owned") is None)
    requests = [event["params"]["request"]["url"] for event in browser.events
                if event.get("method") == "Network.requestWillBeSent"]
    check.that("the page asks for itself and nothing else", all(url.startswith("file:") for url in requests) and len(requests) == 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browser")
    parser.add_argument("--screenshots")
    options = parser.parse_args()
    subprocess.run(["swift", "build", "--product", "hedgerow"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    tool = os.path.join(ROOT, ".build", "debug", "hedgerow")
    if options.screenshots:
        os.makedirs(options.screenshots, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        pages = {}
        for name, text in (("screen", SCREEN), ("hostile", hostile())):
            pages[name] = os.path.join(folder, name + ".html")
            subprocess.run([tool, "explore", "-", "--html", pages[name]], input=text.encode(), check=True)
        browser = Browser(options.browser)
        check = Check(browser)
        try:
            check_reading(check, pages["screen"])
            check_clicks(check)
            check_keys(check)
            check_filter(check)
            faults = [event for event in browser.events
                      if event.get("method") == "Runtime.exceptionThrown"
                      or event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error"]
            check.that("no error was logged", not faults)
            check_colours(check, pages["screen"], options.screenshots)
            check_hostile(check, pages["hostile"])
        finally:
            browser.close()
    print("all as it should be" if check.wrong == 0 else f"{check.wrong} wrong")
    sys.exit(1 if check.wrong else 0)


if __name__ == "__main__":
    main()
