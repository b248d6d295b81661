import type { Page } from "@playwright/test";
import { mockEmailService } from "./email-service.ts";
import { DESKTOP, expect, open, PHONE, ready, test } from "./test.ts";

const CBAM = "/services/climate-sustainability/cbam-consultancy";
const ESTIMATE = "/tools/cbam-estimator?year=2027";

const main = (page: Page) => page.getByRole("main");
const about = (page: Page) =>
  main(page)
    .getByRole("paragraph")
    .filter({ hasText: /^About: / });
const hint = (page: Page) => main(page).getByLabel("Message");

test.use({ viewport: DESKTOP });

for (const [path, link, title, service, word] of [
  ["/", "Schedule Consultation", "Home: Schedule Consultation", "general", "almanac"],
  [
    CBAM,
    "Submit Assessment Request",
    "CBAM consultancy: Submit Assessment Request",
    "cbam-consultancy",
    "compass",
  ],
  ["/services#green-audit", "Request Quote", "Green Audit: Request Quote", "green-audit", "ferry"],
  [
    "/corporate-trainings#legal-compliance",
    "Download Curriculum",
    "Fixture: Legal and Regulatory Compliance Trainings: Download Curriculum",
    "corporate-training",
    "gazebo",
  ],
  [
    "/trainings-calendar",
    "Fixture: closing action",
    "Trainings calendar: Custom Training Request",
    "corporate-training",
    "gazebo",
  ],
  [
    ESTIMATE,
    "Fixture: closing action",
    "CBAM exposure estimator: Fixture: closing action",
    "cbam-consultancy",
    "compass",
  ],
] as const)
  test(`${link} on ${path} → the form says what it is about, the service is chosen, the hint fits`, {
    tag: ["/", "/services#green-audit", ESTIMATE].includes(path) ? [] : ["@long"],
  }, async ({ page }) => {
    await open(page, path);
    await main(page)
      .getByRole("link", { name: link })
      .and(page.locator(":visible"))
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === "/contact");
    await ready(page);
    await expect(about(page)).toContainText(`About: ${title}`);
    await expect(main(page).getByLabel("Service")).toHaveValue(service);
    await expect(hint(page)).toHaveAttribute("placeholder", new RegExp(word));
    if (path === ESTIMATE)
      await expect(about(page).getByRole("link", { name: "View" })).toHaveAttribute(
        "href",
        /\?.*year=2027/,
      );
  });

test("sent → goes with the message; the page that thanks says what helps with it; another service → its hint and whoever leads it", async ({
  page,
}) => {
  const mock = await mockEmailService(page, 200);
  await page.setViewportSize(PHONE);
  await open(page, "/services/green-audit");
  const write = page
    .getByRole("navigation", { name: "Quick contact" })
    .getByRole("link", { name: "Write" });
  await write.dispatchEvent("click");
  await expect(about(page)).toHaveText(/^About: Green Audit/);
  await expect(about(page)).toBeInViewport({ ratio: 1 });
  for (const label of ["Name", "Email"])
    await expect(main(page).getByLabel(label)).toBeInViewport({ ratio: 1 });
  await expect(hint(page)).toHaveAttribute("placeholder", /ferry/);
  await expect(main(page).getByRole("link", { name: "Ada Quill" })).toBeVisible();
  await main(page).getByLabel("Service").selectOption("corporate-training");
  await hint(page).fill("A campus of two hectares.");
  for (const [prompt, typed] of [
    ["people", "thirty"],
    ["city", "Pune"],
    ["people", "-one"],
  ] as const) {
    await main(page)
      .getByRole("button", { name: `Fixture: ${prompt}` })
      .click();
    await page.keyboard.type(typed);
  }
  const message = "A campus of two hectares.\nFixture: people: thirty-one\nFixture: city: Pune";
  await expect(hint(page)).toHaveValue(message);
  await main(page).getByLabel("Service").selectOption("cybersecurity");
  await expect(hint(page)).toHaveAttribute("placeholder", /hedge/);
  await expect(main(page).getByRole("link", { name: "Ada Quill" })).toBeHidden();
  await expect(main(page).getByRole("link", { name: /^Esperanza/ })).toBeVisible();
  await main(page).getByLabel("Name").fill("Asha Verma");
  await main(page).getByLabel("Email").fill("asha@example.com");
  await main(page).getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL("/thank-you");
  expect(mock.fields()).toMatchObject({
    about: "Green Audit",
    service: "cybersecurity",
    message: message.replaceAll("\n", "\r\n"),
  });
  await expect(main(page).getByText("Fixture: keep the hedge at hand")).toBeVisible();
  await expect(main(page).getByText("Fixture: keep the almanac at hand")).toBeHidden();
});

test("a checklist asked for → the checklist itself, the dates to prepare for, and the estimator", async ({
  page,
}) => {
  await open(page, "/cbam-thank-you");
  const file = main(page).getByRole("link", { name: "Fixture: the checklist" });
  const answer = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  await expect(main(page).getByRole("listitem").filter({ hasText: "1 Feb 2098" })).toContainText(
    "Have ready: A ledger of umbrellas",
  );
  await expect(main(page).getByRole("link", { name: "Fixture: estimate" })).toHaveAttribute(
    "href",
    "/tools/cbam-estimator",
  );
});

test("the tools → in the menu of every screen and in the footer", async ({ page }) => {
  await open(page, "/team");
  const tools = [
    ["Obligation finder", "/tools/obligations"],
    ["CBAM estimator", "/tools/cbam-estimator"],
    ["Deadlines", "/deadlines"],
    ["Verify a certificate", "/verify"],
  ] as const;
  for (const [name, path] of tools)
    await expect(page.getByRole("contentinfo").locator(`a[href="${path}"]`)).toHaveText(name);
  await page.getByLabel("Services pages").click();
  const menu = page.getByRole("navigation", { name: "Main" });
  for (const [name] of tools) await expect(menu.getByRole("link", { name })).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  for (const [name] of tools) await expect(menu.getByRole("link", { name })).toBeVisible();
});
