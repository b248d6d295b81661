import type { Page } from "@playwright/test";
import { layoutShift, observeShifts, painted, UNSEEN_SHIFT } from "./layout-shift.ts";
import { expect, hold, test, waitLonger } from "./test.ts";

// A link whose query the scripts read, seen before they come, on a tablet held upright, where all they change is in sight.
test.use({ viewport: { width: 820, height: 1180 } });

for (const [path, applied] of [
  ["/blog?q=quillwort", "Showing 1 of 40 articles"],
  ["/tools/cn-codes?q=7601", "7601 is covered by CBAM"],
  ["/tools/cbam-estimator?code=7318+15&year=2026&price=80&tonnes=1000&step=5", "€314.16"],
] as const) {
  test(`${path} → nothing shifts while it is applied`, async ({ page }) => {
    await observeShifts(page);
    await waitLonger(page);
    await asOnPhones(page);
    const scripts = await hold(page, "**/*.js");
    await page.goto(path, { waitUntil: "commit" });
    await painted(page);
    scripts.letGo();
    await expect(page.getByRole("main").getByText(applied).first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(UNSEEN_SHIFT);
  });
}

/** Slow enough to paint between any two steps of the scripts. */
async function asOnPhones(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}
