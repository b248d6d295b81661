import type { Page, Request } from "@playwright/test";
import { type RefusalAnswer, SEND_FORM_PATH } from "../../contract/forms.ts";

/** A status, nobody there, or what our own server answers in detail. */
export type Answer = number | "network failure" | { status: number; explained: RefusalAnswer };

/** Stands in for the e-mail service; the answers are used in order, the last one for all that follow. */
export async function mockEmailService(page: Page, ...answers: Answer[]) {
  const requests: Request[] = [];
  await page.route(`**${SEND_FORM_PATH}`, async (route) => {
    const answer = answers[requests.length] ?? answers.at(-1) ?? 200;
    requests.push(route.request());
    if (answer === "network failure") await route.abort("connectionfailed");
    else if (typeof answer === "object")
      await route.fulfill({ status: answer.status, json: answer.explained });
    else
      await route.fulfill({
        status: answer,
        contentType: "text/plain",
        body: answer === 200 ? "OK" : "No",
      });
  });
  return { requests, fields: (index = 0) => fieldsOf(requests[index]) };
}

/** Holds the answer back until `release` is called. */
export async function mockSlowEmailService(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests: Request[] = [];
  await page.route(`**${SEND_FORM_PATH}`, async (route) => {
    requests.push(route.request());
    await released;
    await route.fulfill({ status: 200, contentType: "text/plain", body: "OK" });
  });
  return { release, count: () => requests.length, fields: () => fieldsOf(requests[0]) };
}

/** The fields of a multipart body; of a repeated one the last, as the service reads them. */
function fieldsOf(request: Request | undefined): Record<string, string> {
  const body = request?.postData() ?? "";
  const parts = body.matchAll(/name="([^"]+)"\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name = "", value = ""]) => [name, value]));
}
