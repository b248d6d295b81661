import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RETURN_FIELD, WATCH_PATH } from "../../contract/forms.ts";
import { WORDINGS } from "../../contract/wordings.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import { WATCH } from "../../server/inbox/storage/tables.ts";
import { subscribersTo } from "../../server/inbox/subscribers/subscription.ts";
import { suppress } from "../../server/inbox/subscribers/suppression.ts";
import { WatchRules } from "../../site/views/tools/obligations/watch-rules.tsx";
import { eventually } from "./harness/eventually.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const VISITOR = "asha.rao@steelworks.example";
const ANSWERS = "euImports=yes&sector=cement&tonnesToEu=40";

describeOnBothStorages("watching the rules of a result", (newStorage) => {
  const start = async () => {
    const mail = await startMailServer();
    const service = await startTestService({ ...(await newStorage()), SMTP_URL: mail.url });
    const watch = (more: Record<string, string> = {}) =>
      service.post(WATCH_PATH, {
        email: VISITOR,
        answers: ANSWERS,
        rules: "cbam kettle-code",
        ...more,
      });
    const press = async (words: string, count: number) => {
      await eventually(() => mail.to(VISITOR).length === count);
      const text = mail.to(VISITOR).at(-1)?.text ?? "";
      const { pathname, search } = new URL(
        new RegExp(`${words}:\n(https://\\S+)`).exec(text)?.[1] ?? "",
      );
      const url = service.url + pathname + search;
      const asked = await (await fetch(url)).text();
      const answer = await fetch(url, { method: "POST", body: new URLSearchParams() });
      expect(answer.status).toBe(200);
      return asked;
    };
    return { mail, service, watch, press };
  };

  it("→ nothing before the button of the mail, then one list for each result; one press leaves them all", async () => {
    const { mail, service, watch, press } = await start();
    const answer = await watch({ [RETURN_FIELD]: "/contact" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact#watching"]);
    await eventually(() => mail.to(VISITOR).length === 1);
    expect(mail.to(VISITOR)[0]?.subject).toBe("Please confirm: watch my rules");
    expect(mail.to(VISITOR)[0]?.text).not.toContain(ANSWERS);
    expect(await subscribersTo(service.storage, "watch")).toEqual([]);
    expect(await press("Watch my rules", 1)).toContain(WORDINGS.watch);
    expect(await subscribersTo(service.storage, "watch")).toMatchObject([
      { email: VISITOR, list: WATCH + ANSWERS, rules: "cbam kettle-code", wording: WORDINGS.watch },
    ]);
    expect(await subscribersTo(service.storage, "newsletter")).toEqual([]);

    await eventually(() => mail.to(VISITOR).length === 2);
    expect(mail.to(VISITOR)[1]?.text).toContain(`/tools/obligations?${ANSWERS}`);
    await watch({ answers: "euImports=no" });
    await press("Watch my rules", 3);
    expect(await subscribersTo(service.storage, "watch")).toHaveLength(2);
    expect(await press("Stop watching all my results", 4)).toContain(
      "mail about the rules of your results",
    );
    expect(await subscribersTo(service.storage, "watch")).toEqual([]);
  });

  it("by who wants no mail, or with what no finder writes → no mail; refused with a sentence", async () => {
    const { mail, service, watch } = await start();
    await suppress(service.storage, await hashFor(service.storage, VISITOR), 1);
    await watch();
    await eventually(async () =>
      (await service.entries())[0]?.mails.every(({ state }) => state !== "waiting"),
    );
    expect(mail.to(VISITOR)).toEqual([]);
    const wrongs: Record<string, string>[] = [
      { answers: "" },
      { answers: "cheap watches at http://evil.example" },
      { answers: `a=${"x".repeat(700)}` },
      { rules: "<b>" },
      { rules: "" },
    ];
    for (const wrong of wrongs) {
      const refused = await watch(wrong);
      expect([refused.status, await refused.text()]).toEqual([
        422,
        expect.stringContaining('role="alert"'),
      ]);
    }
    expect(await service.entries()).toHaveLength(1);
  });
});

it("the form of the result → posts to the server by itself, with answers and rules; none without rules", () => {
  const notice = { title: "Noted", text: "Thank you." };
  const notices = { watch: notice, refused: notice, unreachable: notice };
  const html = (rules: string[]) =>
    renderToStaticMarkup(
      createElement(WatchRules, {
        action: WATCH_PATH,
        notices,
        link: `/tools/obligations?${ANSWERS}`,
        rules,
      }),
    );
  expect(html(["cbam", "ccts"])).toMatch(/<form[^>]+ action="\/f\/watch" method="post"/);
  expect(html(["cbam", "ccts"])).toContain('name="rules" value="cbam ccts"');
  expect(html([])).toBe("");
});
