import { defineConfig } from "@playwright/test";

// A file .env in this clone may lead to the firm's inbox; here, too, for whoever runs Playwright by itself.
process.env.ENV_FILE = "none";

const port = Number(process.env.TEST_PORT ?? 4310);
/** `npm test` runs the projects one after the other, and each keeps its report. */
const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH, JOURNEYS = "browser" } = process.env;

/** What only the whole browser does as visitors' browsers do: pages kept for Back, and tabs beside each other. */
const WHOLE_BROWSER = /back-forward\.spec\.ts|@whole-browser/;

const DESK = /desk-[a-z]+\.spec\.ts/;

/** Second examples of what another test shows already: `npm run test:long` runs them as well. */
const LONG = process.env.TESTS === "long" ? [] : [/@long/];

const launch = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Letters as wide as on visitors' screens, not rounded to whole pixels.
      "--font-render-hinting=none",
    ],
  },
});

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Bounds that only a real fault reaches: a machine that is busy with other work is no fault.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [["line"], ["junit", { outputFile: `test-results/journeys-${JOURNEYS}.xml` }]],
  outputDir: `test-results/${JOURNEYS}`,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // What moves is looked at in motion.spec.ts and wherever it matters. Drawn without a graphics card, it took a
    // sixth of the time of all the others.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every test would double its cost; `--trace on` records what went wrong.
    trace: "off",
  },
  projects: [
    // Half of its time it waits for a desk or a server to start, or for a mail.
    {
      name: "desk",
      testMatch: DESK,
      grepInvert: LONG,
      use: launch(CHROMIUM_SHELL_PATH || CHROMIUM_PATH),
      workers: 2,
    },
    {
      name: "whole browser",
      grep: WHOLE_BROWSER,
      grepInvert: LONG,
      use: launch(CHROMIUM_PATH),
      workers: 1,
    },
    {
      name: "journeys",
      testIgnore: DESK,
      grepInvert: [WHOLE_BROWSER, ...LONG],
      use: launch(CHROMIUM_SHELL_PATH || CHROMIUM_PATH),
      // A third on two cores made the tests of what is seen within a second fail by chance.
      workers: 2,
    },
  ],
  webServer: {
    command: "node server/main.ts",
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: !process.env.CI,
    env: {
      PORT: String(port),
      BUILD_DIR: "build/fixtures/client",
      CONTENT_DIR: "tests/fixtures/content",
      HOST: "127.0.0.1",
      DATA_DIR: `test-results/data-${JOURNEYS}`,
      RATE_LIMIT_PER_MINUTE: "10000",
      RATE_LIMIT_GLOBAL_PER_MINUTE: "10000",
      ADDRESSES_PER_HOUR: "0",
    },
  },
});
