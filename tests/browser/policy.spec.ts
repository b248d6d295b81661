import { expect, open, test } from "./test.ts";

// That no page or state breaks its own policy is part of every journey: a violation is a console error.

test.describe("an injected script", () => {
  test.use({ expectedConsole: /Content Security Policy/, expectedHosts: /^elsewhere\.test$/ });

  test("does not run, neither as an element, nor as an attribute, nor from elsewhere", async ({
    page,
  }) => {
    await open(page, "/contact");
    const violations = await page.evaluate(async () => {
      const seen: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) =>
        seen.push(event.effectiveDirective),
      );
      const inline = document.createElement("script");
      inline.textContent = "window.injected = true";
      document.body.append(inline);
      const holder = document.createElement("div");
      holder.innerHTML = '<button onclick="window.injected = true">x</button>';
      document.body.append(holder);
      holder.querySelector("button")?.click();
      const foreign = document.createElement("script");
      foreign.src = "https://elsewhere.test/x.js";
      const refused = new Promise((resolve) => foreign.addEventListener("error", resolve));
      document.body.append(foreign);
      await refused;
      const styled = document.createElement("p");
      styled.innerHTML = '<b style="color: rgb(1, 2, 3)">x</b>';
      document.body.append(styled);
      return {
        seen,
        ran: "injected" in window,
        colour: getComputedStyle(styled.firstElementChild ?? styled).color,
      };
    });
    expect(violations.ran).toBe(false);
    expect(violations.colour).not.toBe("rgb(1, 2, 3)");
    expect(violations.seen).toEqual(expect.arrayContaining(["script-src-elem", "script-src-attr"]));
  });

  test("cannot move a form's target or the page's base", async ({ page }) => {
    await open(page, "/contact");
    const base = await page.evaluate(() => {
      const element = document.createElement("base");
      element.href = "https://elsewhere.test/";
      document.head.append(element);
      return document.baseURI;
    });
    expect(base).not.toContain("elsewhere.test");
    const form = page.locator("main form").first();
    const blocked = await form.evaluate(async (element: HTMLFormElement) => {
      const violation = new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          resolve(event.effectiveDirective),
        );
      });
      element.action = "https://elsewhere.test/take";
      HTMLFormElement.prototype.submit.call(element);
      return violation;
    });
    expect(blocked).toBe("form-action");
  });
});
