import type { Page } from "@playwright/test";

/** Takes from the pages loaded from now on what browsers have learned after the oldest ones the site is made for. */
export async function takeNewerFeaturesAway(page: Page): Promise<void> {
  await page.addInitScript(removeNames);
  await page.addInitScript(forgetDetailsNames);
  await page.addInitScript(forgetCommands);
}

function removeNames(): void {
  const newer: [owner: object | undefined, ...names: string[]][] = [
    [String.prototype, "toWellFormed", "isWellFormed"],
    [Array.prototype, "toSorted", "toReversed", "toSpliced", "with"],
    [Array, "fromAsync"],
    [Object, "groupBy"],
    [Map, "groupBy"],
    [Set.prototype, "union", "difference", "intersection", "isSubsetOf"],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      "map",
      "filter",
      "toArray",
      "forEach",
      "find",
    ],
    [Promise, "withResolvers", "try"],
    [URL, "canParse", "parse"],
    [AbortSignal, "any", "timeout"],
    [Element.prototype, "checkVisibility", "setHTMLUnsafe", "moveBefore"],
    [HTMLElement.prototype, "showPopover", "hidePopover", "togglePopover", "popover"],
    [HTMLDialogElement.prototype, "requestClose", "closedBy"],
    [HTMLDetailsElement.prototype, "name"],
    [HTMLButtonElement.prototype, "command", "commandForElement"],
    [HTMLScriptElement, "supports"],
    [Document.prototype, "startViewTransition", "prerendering"],
    [window, "structuredClone", "requestIdleCallback", "scheduler", "navigation", "URLPattern"],
    [navigator, "userActivation"],
  ];
  for (const [owner, ...names] of newer) {
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  }
}

/** Deleting a property leaves what the browser does on its own: here the name stays for scripts alone. */
function forgetDetailsNames(): void {
  const forget = (details: Element) => {
    const name = Element.prototype.getAttribute.call(details, "name");
    if (name === null) return;
    details.setAttribute("data-name", name);
    details.removeAttribute("name");
  };
  HTMLDetailsElement.prototype.getAttribute = function (name) {
    return Element.prototype.getAttribute.call(this, name === "name" ? "data-name" : name);
  };
  new MutationObserver(() => {
    for (const details of document.querySelectorAll("details[name]")) forget(details);
  }).observe(document, { childList: true, subtree: true });
}

function forgetCommands(): void {
  addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("[commandfor], [popovertarget]"))
        event.preventDefault();
    },
    true,
  );
}
