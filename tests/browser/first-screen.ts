import type { Page } from "@playwright/test";

/**
 * Where, within the first screen, a visitor can act without scrolling: a way to the contact form, to a form of the page
 * itself or to the telephone, in sight and under no other thing.
 */
export function actionsInSight(page: Page): Promise<Array<"main" | "around">> {
  return page.evaluate(() => {
    const isWay = (link: HTMLAnchorElement) => {
      const to = link.getAttribute("href") ?? "";
      if (/^(\/contact\b|tel:)/.test(to)) return true;
      const target = to.startsWith("#") ? document.getElementById(to.slice(1)) : null;
      return Boolean(target?.querySelector('form, a[href^="/contact"]'));
    };
    return [...document.querySelectorAll("a")].filter(isWay).flatMap((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      if (right <= left || top < 0 || bottom > innerHeight) return [];
      const isClear = [top + 2, bottom - 2].every((y) =>
        link.contains(document.elementFromPoint((left + right) / 2, y)),
      );
      if (!isClear) return [];
      return link.closest("main") ? "main" : "around";
    });
  });
}
