import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { DESKTOP, expect, hydrated, test } from "./test.ts";

/** The same site with more records than a list shows at first, one of them a training without a page yet. */
const folder = path.resolve("test-results/larger-site");
const content = path.join(folder, "content");
const build = path.join(folder, "build");
const title = "Water Stewardship";
const slug = "water-stewardship";
const oldest = "The oldest article of all";

let server: ChildProcess;
let origin = "";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  rmSync(folder, { recursive: true, force: true });
  cpSync("content", content, { recursive: true });
  const model = readFileSync(path.join(content, "trainings/csrd-corporate-compliance.yaml"), "utf8");
  writeFileSync(
    path.join(content, `trainings/${slug}.yaml`),
    model
      .replace(/^title: .*/m, `title: ${title}`)
      .replace(/2025-12-(\d\d)/g, "2099-01-$1")
      .replace("live: true", "live: false"),
  );
  const article = readFileSync(path.join(content, "posts/1.md"), "utf8");
  for (let id = 4; id <= 13; id++) {
    const heading = id === 13 ? oldest : `Article ${id}`;
    const dated = article.replace(/^date: .*/m, `date: 2024-01-${String(30 - id)}`);
    writeFileSync(path.join(content, `posts/${id}.md`), dated.replace(/^title: .*/m, `title: ${heading}`));
  }
  const cli = createRequire(import.meta.url).resolve("@react-router/dev/package.json");
  await promisify(execFile)(process.execPath, [path.join(cli, "../bin.cjs"), "build"], {
    env: { ...process.env, NODE_ENV: "production", CONTENT_DIR: content, BUILD_ROOT: build },
  });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ["server/main.ts"], {
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      BUILD_DIR: path.join(build, "client"),
      DATA_DIR: path.join(folder, "data"),
    },
  });
  await expect
    .poll(
      () =>
        fetch(`${origin}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  if (server?.exitCode === null && server.kill()) await once(server, "exit");
});

test("a training without a page → listed, but neither built nor linked", async ({ page }) => {
  expect(existsSync(path.join(build, "client/trainings/csrd-corporate-compliance"))).toBe(true);
  expect(existsSync(path.join(build, "client/trainings", slug))).toBe(false);
  await page.goto(`${origin}/trainings-calendar`);
  await hydrated(page);
  expect(await page.locator(`a[href*="${slug}"]`).count()).toBe(0);
  expect(await page.content()).not.toContain(`/trainings/${slug}`);
});

test("calendar: Read More → the notice of the calendar, and the page stays", async ({ page }) => {
  await page.goto(`${origin}/trainings-calendar?month=2099-01`);
  await hydrated(page);
  const entry = page.getByRole("article", { name: title });
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(entry.getByText("Completed")).toBeHidden();
  await entry.getByRole("button", { name: "Read More" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Coming Soon" });
  await expect(notice.getByText("🚧 Coming Soon!", { exact: true })).toBeVisible();
  await expect(
    notice.getByText("The detail page for this training isn't ready yet, but it's on the way!", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${origin}/trainings-calendar?month=2099-01`);
});

test("carousel: its card → the notice of the carousel, and the page stays", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const address = `${origin}/trainings/csrd-corporate-compliance`;
  await page.goto(address);
  await hydrated(page);
  const cards = page.getByRole("list", { name: "Explore More Programs" }).getByRole("listitem");
  await expect(cards.last()).toContainText(title);
  await cards.last().getByRole("button").press("Enter");
  const notice = page.getByRole("status").filter({ hasText: "Coming Soon" });
  await expect(notice.getByText("🚧 Coming Soon!", { exact: true })).toBeVisible();
  await expect(
    notice.getByText("The detailed page for this training isn't ready yet, but it's on the way!", {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveURL(address);
});

test("calendar: Show more → the trainings beyond the first six", async ({ page }) => {
  await page.goto(`${origin}/trainings-calendar`);
  await hydrated(page);
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect(page.getByText("6 of 7 trainings")).toBeVisible();
  await page.getByRole("button", { name: "Show more trainings" }).click();
  await expect(page.getByRole("article")).toHaveCount(7);
  await expect(page.getByText("7 of 7 trainings")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show more trainings" })).toBeHidden();
});

test("blog: twelve at first, then Show more", async ({ page }) => {
  await page.goto(`${origin}/blog`);
  await hydrated(page);
  const cards = page.locator("main").getByRole("article");
  await expect(cards).toHaveCount(12);
  await expect(page.getByText("Showing 12 of 13 articles")).toBeVisible();
  await page.getByRole("button", { name: "Show more articles" }).click();
  await expect(cards).toHaveCount(13);
  await expect(cards.last()).toContainText(oldest);
});

test("blog: a search → finds articles that the page did not carry", async ({ page }) => {
  await page.goto(`${origin}/blog`);
  await hydrated(page);
  await page.getByLabel("Search articles").fill("oldest article");
  await expect(page.locator("main").getByRole("article")).toHaveText([new RegExp(oldest)]);
  await expect(page.getByText("Showing 1 of 13 articles")).toBeVisible();
});

test.describe("when the rest of a list cannot be loaded", () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test("says so, keeps what is there, and tries again when asked", async ({ page }) => {
    await page.route("**/lists/*", (route) => route.abort());
    await page.goto(`${origin}/blog`);
    await hydrated(page);
    await page.getByRole("button", { name: "Show more articles" }).click();
    await expect(page.getByText("The other articles could not be loaded.")).toBeVisible();
    await expect(page.locator("main").getByRole("article")).toHaveCount(12);
    await page.unroute("**/lists/*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("main").getByRole("article")).toHaveCount(13);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}
