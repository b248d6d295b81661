import { startServer } from "./server.ts";
import { expect, open, test } from "./test.ts";
import { hideDriver, PATHS, VISITS, visitCounts } from "./visits.ts";

const AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.use({
  userAgent: AGENT,
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

const total = (counts: Record<string, number>) =>
  Object.entries(counts).reduce(
    (sum, [name, count]) => sum + (name.startsWith("visit ") ? count : 0),
    0,
  );

test("visits @whole-browser → all counted, with Back; pages only rendered ahead are not", async ({
  page,
  atEnd,
}) => {
  const { origin, env, stop } = await startServer();
  atEnd(stop);
  await page.addInitScript(hideDriver);
  for (let number = 1; number < VISITS; number++)
    await open(page, origin + PATHS[number % PATHS.length]);
  await open(page, `${origin}/?utm_source=letter&name=asha`);
  const ahead = page.waitForRequest((request) =>
    /prerender/.test(request.headers()["sec-purpose"] ?? ""),
  );
  const privacy = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
  await privacy.hover();
  await ahead;
  await expect.poll(() => total(visitCounts(env)), { timeout: 20_000 }).toBe(VISITS);
  // The page that was rendered ahead is seen now; then Back shows the one before as it was left.
  await privacy.click();
  await expect(page).toHaveURL(`${origin}/privacy-policy`);
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(`${origin}/?utm_source=letter&name=asha`);
  await expect.poll(() => total(visitCounts(env)), { timeout: 20_000 }).toBe(VISITS + 2);
  const counts = visitCounts(env);
  expect(counts).toMatchObject({ "visitors ": 1, "campaign letter": 1 });
  // Each address that was typed is a visit that begins; a link and Back are none.
  expect(counts["source "]).toBe(VISITS);
});

test("a form, tools and a search in vain → counted; who asks not to be tracked, and robots → not", async ({
  page,
  atEnd,
  browser,
}) => {
  const { origin, env, stop } = await startServer();
  atEnd(stop);
  await open(page, `${origin}/about-us`);
  await page.addInitScript(hideDriver);
  await open(page, `${origin}/contact`);
  await page.getByRole("main").getByLabel("Name").fill("Asha");
  await page.getByRole("main").getByLabel("Message").fill("Two plants.");
  await open(page, `${origin}/tools/cn-codes?q=7318`);
  await expect(page.locator("[data-answer]:not([hidden])")).toBeVisible();
  for (let times = 0; times < 3; times++) {
    const told = page.waitForRequest(
      (request) => request.postData()?.includes("\nsearch\n") ?? false,
    );
    await open(page, `${origin}/search?q=quetzalcoatl`);
    await told;
  }
  const context = await browser.newContext({ userAgent: AGENT });
  await context.addInitScript(hideDriver);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" }),
  );
  const silent = await context.newPage();
  await open(silent, `${origin}/services`);
  await context.close();
  await expect.poll(() => visitCounts(env)["search quetzalcoatl"], { timeout: 20_000 }).toBe(3);
  expect(visitCounts(env)).toMatchObject({
    "bot a browser driven by a program": 1,
    "visit /contact": 1,
    "begun contact": 1,
    "visit /tools/cn-codes": 1,
    "finished /tools/cn-codes": 1,
    "visit /search": 3,
  });
  expect(Object.keys(visitCounts(env)).filter((name) => /about-us|services/.test(name))).toEqual(
    [],
  );
});
