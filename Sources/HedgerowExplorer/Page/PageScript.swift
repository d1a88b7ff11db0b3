/// The script of a page.
///
/// It puts text into the page as text only, never as markup.
enum PageScript {
  /// The digest by which the page's policy lets it run.
  static let digest = ContentDigest.source(of: source)

  static let source = #"""
    (() => {
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const items = data.items, count = items.length, ROW = 24, INDENT = 14, DEEPEST = 40;
    const tree = document.getElementById("tree"), rows = document.getElementById("rows");
    const picture = document.getElementById("picture"), details = document.getElementById("details");
    const filter = document.getElementById("filter"), matches = document.getElementById("matches");
    const level = new Int32Array(count), hasInside = new Uint8Array(count), closed = new Uint8Array(count);
    const frames = new Map();
    let visible = [], placeOf = new Map(), matching = null, near = null, picked = -1;

    for (let i = 0; i < count; i++) {
      const parent = items[i].p;
      if (parent >= 0 && parent < i) { level[i] = level[parent] + 1; hasInside[parent] = 1; }
    }
    for (const frame of picture.querySelectorAll("[data-p]")) frames.set(+frame.dataset.p, frame);
    const make = (name, style, text) => {
      const made = document.createElement(name);
      if (style) made.className = style;
      if (text !== undefined) made.textContent = text;
      return made;
    };
    const search = items.map(item => [item.c, item.C, item.a, item.t, item.i, item.g, item.o, item.k]
      .filter(Boolean).join(" ").toLowerCase());

    // What the tree shows: what is in something closed is left out, and with a filter what neither matches nor leads to a match.
    function arrange() {
      visible = []; placeOf = new Map();
      let skipBelow = -1;
      for (let i = 0; i < count; i++) {
        if (skipBelow >= 0) { if (level[i] > skipBelow) continue; skipBelow = -1; }
        if (near && !near[i]) continue;
        placeOf.set(i, visible.length); visible.push(i);
        if (closed[i] && !near) skipBelow = level[i];
      }
      rows.style.height = visible.length * ROW + "px";
      render();
    }

    function row(i, top) {
      const item = items[i], line = make("div", "row " + item.k + (item.h ? " hidden" : ""));
      line.id = "row" + i; line.dataset.p = i;
      line.setAttribute("role", "treeitem");
      line.setAttribute("aria-level", level[i] + 1);
      line.setAttribute("aria-selected", i === picked);
      if (hasInside[i]) line.setAttribute("aria-expanded", !closed[i]);
      if (i === picked) line.classList.add("picked");
      if (matching && !matching[i]) line.classList.add("aside");
      line.style.top = top * ROW + "px";
      line.style.paddingLeft = 6 + Math.min(level[i], DEEPEST) * INDENT + "px";
      line.append(make("span", "twist", hasInside[i] ? (closed[i] && !near ? "▸" : "▾") : ""));
      line.append(make("span", "cls", item.c));
      if (item.a) line.append(make("span", "addr", item.a));
      if (item.t) line.append(make("span", "txt", "“" + item.t + "”"));
      if (item.g) line.append(make("span", "badge tag", item.g));
      if (item.k === "list" || item.k === "scroll") line.append(make("span", "badge " + item.k, item.k));
      if (item.o) line.append(make("span", "badge owner", item.o));
      return line;
    }

    function render() {
      const first = Math.max(0, Math.floor(tree.scrollTop / ROW) - 10);
      const last = Math.min(visible.length, Math.ceil((tree.scrollTop + tree.clientHeight) / ROW) + 10);
      const shown = document.createDocumentFragment();
      for (let at = first; at < last; at++) shown.append(row(visible[at], at));
      rows.replaceChildren(shown);
      if (picked >= 0) tree.setAttribute("aria-activedescendant", "row" + picked);
    }

    function reveal(i) {
      const at = placeOf.get(i);
      if (at === undefined) return;
      const top = at * ROW;
      if (top < tree.scrollTop) tree.scrollTop = top;
      else if (top + ROW > tree.scrollTop + tree.clientHeight) tree.scrollTop = top + ROW - tree.clientHeight;
    }

    // The responders that are asked after an element, each once.
    function chain(i) {
      const found = [], seen = new Set([i]);
      for (let next = items[i].n; next !== undefined && !seen.has(next); next = items[next].n) {
        seen.add(next); found.push(next);
      }
      return found;
    }

    function pick(i, fromPicture) {
      if (i < 0 || i >= count) return;
      picked = i;
      let opened = false;
      for (let up = items[i].p; up >= 0; up = items[up].p) if (closed[up]) { closed[up] = 0; opened = true; }
      if (near && !near[i]) { filter.value = ""; look(); opened = true; }
      if (opened) arrange();
      reveal(i); render(); describe(i);
      for (const old of picture.querySelectorAll(".picked, .kin")) old.classList.remove("picked", "kin");
      for (const kin of chain(i)) frames.get(kin)?.classList.add("kin");
      const frame = frames.get(i);
      frame?.classList.add("picked");
      if (frame && !fromPicture) frame.scrollIntoView({ block: "nearest", inline: "nearest" });
    }

    function describe(i) {
      const item = items[i], all = document.createDocumentFragment();
      const add = (title, ...parts) => { if (title) all.append(make("h3", "", title)); all.append(...parts); };
      all.append(make("h2", "", item.c + (item.a ? "  " + item.a : "")));
      if (item.C) all.append(make("p", "full", item.C));
      const facts = ["line " + item.l, item.k];
      if (item.f) facts.push(item.f);
      if (item.h) facts.push("hidden");
      if (item.i) facts.push("identifier " + item.i);
      if (item.x) facts.push(item.x);
      all.append(make("p", "", facts.join(" · ")));
      if (item.s) add("Scrolling", make("p", "", item.s));
      const owner = item.q !== undefined ? items[item.q].c : item.Q;
      if (owner) add("Owner", make("p", "", owner));
      const links = make("p", "chain");
      for (const next of chain(i).slice(0, 60)) {
        const link = make("button", items[next].k, items[next].c);
        link.type = "button"; link.dataset.go = next;
        links.append(link);
      }
      if (links.childNodes.length) add("Responder chain", links);
      if (item.b) {
        const list = make("dl");
        for (const [key, value] of item.b) list.append(make("dt", "", key), make("dd", "", value));
        add("As printed", list);
      }
      if (item.w) add("Behind the description", make("p", "", item.w));
      details.replaceChildren(all);
      details.scrollTop = 0;
    }

    function look() {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      if (!words.length) { matching = near = null; matches.textContent = ""; return; }
      matching = new Uint8Array(count); near = new Uint8Array(count);
      let found = 0;
      for (let i = count - 1; i >= 0; i--) {
        if (words.every(word => search[i].includes(word))) { matching[i] = near[i] = 1; found++; }
        if (near[i] && items[i].p >= 0) near[items[i].p] = 1;
      }
      matches.textContent = found + " of " + count;
    }

    function toggle(i, open) {
      if (!hasInside[i] || near) return;
      closed[i] = (open === undefined ? !closed[i] : !open) ? 1 : 0;
      arrange();
    }

    const step = by => {
      if (!visible.length) return;
      const at = placeOf.get(picked);
      pick(visible[at === undefined ? 0 : Math.min(visible.length - 1, Math.max(0, at + by))]);
    };
    const page = () => Math.max(1, Math.floor(tree.clientHeight / ROW) - 1);
    const keys = {
      ArrowDown: () => step(1), ArrowUp: () => step(-1), PageDown: () => step(page()), PageUp: () => step(-page()),
      Home: () => step(-count), End: () => step(count), Enter: () => toggle(picked),
      ArrowRight: () => { if (hasInside[picked]) { if (closed[picked] && !near) toggle(picked, true); else step(1); } },
      ArrowLeft: () => {
        if (hasInside[picked] && !closed[picked] && !near) toggle(picked, false);
        else if (picked >= 0 && items[picked].p >= 0) pick(items[picked].p);
      },
    };
    tree.addEventListener("keydown", event => {
      const key = keys[event.key];
      if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault(); key();
    });
    document.addEventListener("keydown", event => {
      if (event.key === "/" && document.activeElement !== filter) { event.preventDefault(); filter.focus(); filter.select(); }
    });
    filter.addEventListener("keydown", event => {
      if (event.key === "Escape") { filter.value = ""; look(); arrange(); tree.focus(); if (picked >= 0) reveal(picked); }
      if (event.key === "Enter" || event.key === "ArrowDown") {
        event.preventDefault(); tree.focus();
        const first = visible.find(i => !matching || matching[i]);
        if (first !== undefined) pick(first);
      }
    });
    filter.addEventListener("input", () => { look(); tree.scrollTop = 0; arrange(); });
    tree.addEventListener("scroll", render);
    tree.addEventListener("click", event => {
      const line = event.target.closest(".row");
      if (!line) return;
      if (event.target.classList.contains("twist")) toggle(+line.dataset.p); else pick(+line.dataset.p);
    });
    picture.addEventListener("click", event => {
      const frame = event.target.closest("[data-p]");
      if (frame) pick(+frame.dataset.p, true);
    });
    details.addEventListener("click", event => {
      const link = event.target.closest("[data-go]");
      if (link) pick(+link.dataset.go);
    });
    document.getElementById("theme").addEventListener("click", () => {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
    });
    addEventListener("resize", render);
    document.getElementById("facts").textContent = data.facts + (data.rest ? "; " + data.rest + " more are left out here" : "");
    arrange();
    const first = items.findIndex(item => item.k === "list");
    if (count) pick(first < 0 ? 0 : first);
    tree.focus({ preventScroll: true });
    })();
    """#
}
