import type { Page } from "@playwright/test";
import { CERTIFICATE, codeFor, keyFrom } from "../fixtures/certificates.ts";
import { axeViolations, DESKTOP, expect, open, PHONE, ready, test } from "./test.ts";

const VERIFY = "/verify";
const answer = (page: Page) => page.getByRole("main").getByRole("status");
const field = (page: Page) => page.getByLabel("Fixture: code");
const verdict = (page: Page, name: string) => answer(page).getByRole("heading", { name, level: 2 });

async function check(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await field(page).press("Tab");
  await page.keyboard.press("Enter");
}

test("the url of a QR code → valid, with what the signature covers in words; axe finds nothing", async ({
  page,
}) => {
  const name = "மீனாட்சி <b>वर्मा</b>";
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await open(page, `${VERIFY}?code=${codeFor({ name })}`);
    await expect(verdict(page, "Fixture: valid")).toBeVisible();
    for (const said of [
      CERTIFICATE.number,
      name,
      "Lamp Standards",
      "Sep 7-8 2024",
      "10 Sep 2024",
      "Verdant Ledger",
    ])
      await expect(
        answer(page).getByRole("definition").filter({ hasText: said }).first(),
      ).toBeVisible();
    await expect(answer(page).getByText("Fixture: reason")).toBeHidden();
    expect(await axeViolations(page)).toEqual([]);
  }
});

test("codes pasted one after the other → each its own answer, and nothing of the one before", async ({
  page,
}) => {
  await open(page, VERIFY);
  const code = codeFor();
  for (const [pasted, said] of [
    [code, "Fixture: valid"],
    [
      code.replace(/\.ey(.)/, (_, letter) => `.ey${letter === "A" ? "B" : "A"}`),
      "Fixture: not a code",
    ],
    [codeFor({}, { key: keyFrom("forger"), keyId: "fixture" }), "Fixture: altered"],
    [codeFor({}, { key: keyFrom("forger"), keyId: "stranger" }), "Fixture: unknown key"],
    [codeFor({}, { key: keyFrom("retired"), keyId: "retired" }), "Fixture: wrong day"],
    ["2024-0011", "Fixture: not a code"],
    [codeFor({ number: "2024-0022" }), "Fixture: withdrawn"],
  ] as const) {
    await check(page, pasted);
    await expect(verdict(page, said)).toBeVisible();
    await expect(answer(page).getByRole("heading", { level: 2 })).toHaveCount(1);
    await expect(answer(page).getByText(CERTIFICATE.name)).toHaveCount(
      /valid|withdrawn|wrong day/.test(said) ? 1 : 0,
    );
  }
  await expect(answer(page)).toContainText("1 Oct 2024");
  await expect(answer(page)).toContainText("course not completed");
  expect(new URL(page.url()).search).toBe("");
});

test("a browser without Ed25519 → the same answers, by a part of the site that is fetched then", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () =>
      Promise.reject(new DOMException("Unrecognized name.", "NotSupportedError"));
    Object.assign(SubtleCrypto.prototype, { importKey: refuse, verify: refuse });
  });
  await open(page, `${VERIFY}?code=${codeFor()}`);
  await expect(verdict(page, "Fixture: valid")).toBeVisible();
  await check(page, codeFor({}, { key: keyFrom("forger"), keyId: "fixture" }));
  await expect(verdict(page, "Fixture: altered")).toBeVisible();
});

test("no request says from which url it comes", async ({ page }) => {
  const referrers: string[] = [];
  page.on("request", (request) => referrers.push(request.headers().referer ?? ""));
  await open(page, `${VERIFY}?code=${codeFor()}`);
  await expect(verdict(page, "Fixture: valid")).toBeVisible();
  expect(referrers.length).toBeGreaterThan(3);
  expect(referrers.filter((referrer) => referrer.includes(VERIFY))).toEqual([]);
});

test.describe("the part that checks does not arrive", () => {
  test.use({ expectedConsole: /Failed to load resource/ });
  test("→ says that nothing is known, and the page loaded anew does its work", async ({ page }) => {
    await open(page, VERIFY);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await check(page, codeFor());
    await expect(verdict(page, "Fixture: not checked")).toBeVisible();
    await expect(answer(page).getByText(CERTIFICATE.name)).toHaveCount(0);
    await page.unroute(/\/assets\/.*\.js$/);
    await page.reload();
    await ready(page);
    await check(page, codeFor());
    await expect(verdict(page, "Fixture: valid")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("→ no field that does nothing, but whom to ask, the keys and what was withdrawn", async ({
    page,
  }) => {
    await page.goto(`${VERIFY}?code=${codeFor()}`);
    await expect(field(page)).toBeHidden();
    await expect(page.getByText("Fixture: no scripts here, write to")).toBeVisible();
    await expect(page.getByRole("table", { name: "Fixture: seals" })).toContainText("hWkFt9beB");
    await expect(page.getByRole("table", { name: "Fixture: taken back" })).toContainText(
      "2024-0022",
    );
    await expect(page.locator("[data-verdict]:visible")).toHaveCount(0);
  });
});

test("a training's page → leads here from its certificate", async ({ page }) => {
  await open(page, "/trainings/lamp-standards");
  await page.getByRole("link", { name: "Fixture: check a certificate" }).click();
  await expect(page).toHaveURL(VERIFY);
});
