import { expect, it } from "vitest";
import { NEWSLETTER_PATH, RETURN_FIELD } from "../../contract/forms.ts";
import { TITLES_PATH } from "../../contract/trainings.ts";
import { SEATS_LEFT_PATH, WAITING_COUNTS_PATH, WAITING_PATH } from "../../contract/waiting.ts";
import { WORDINGS } from "../../contract/wordings.ts";
import { addRegistration } from "../../server/inbox/registrations/registrations.ts";
import {
  currentSubscriptions,
  requestSubscription,
  subscribersTo,
  subscriptionOf,
  unsubscribe,
} from "../../server/inbox/subscribers/subscription.ts";
import { eventually } from "./harness/eventually.ts";
import { fixtureSite, temporaryFolder } from "./harness/folders.ts";
import { type MailServer, startMailServer } from "./harness/mail-server.ts";
import { PUBLISHED_RUN, siteWithRuns } from "./harness/runs.ts";
import { type Started, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const VISITOR = "asha.rao@steelworks.example";
const KETTLE = "Kettle Maintenance in One Afternoon";
const LAMP = "Lamp Standards and Their Keepers";
const DESK = "desk@verdant-ledger.example";

type Mail = MailServer["received"][number];

/** The url behind the words of a mail, at the server under test. */
function linkIn(mail: Mail | undefined, words: string, service: Started): string {
  const found = new RegExp(`${words}:\n(https://\\S+)`).exec(mail?.text ?? "")?.[1];
  if (!found) throw new Error(`No "${words}" in:\n${mail?.text}`);
  const { pathname, search } = new URL(found);
  return service.url + pathname + search;
}

const press = async (url: string) => {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams() });
  expect(answer.status).toBe(200);
  return answer.text();
};

it("a build that lists its trainings → those count, whatever the content holds meanwhile", async () => {
  const list = JSON.stringify(["Sundials for All"]);
  const BUILD_DIR = fixtureSite({ "index.html": "<h1>Home</h1>", [TITLES_PATH.slice(1)]: list });
  const service = await startTestService({ DATA_DIR: temporaryFolder(), BUILD_DIR });
  const wait = (training: string) =>
    service.post(WAITING_PATH, { email: VISITOR, course: training });
  expect((await wait("Sundials for All")).status).toBe(303);
  expect((await wait(LAMP)).status).toBe(422);
});

describeOnBothStorages("waiting for the dates of a training", (newStorage) => {
  const start = async () => {
    const mail = await startMailServer();
    const settings = await newStorage();
    const service = await startTestService({ ...settings, SMTP_URL: mail.url });
    const wait = (training: string, more: Record<string, string> = {}) =>
      service.post(WAITING_PATH, { email: VISITOR, course: training, ...more });
    const visitorMails = async (count: number) => {
      await eventually(() => mail.to(VISITOR).length === count);
      return mail.to(VISITOR);
    };
    const trainings = async () =>
      (await currentSubscriptions(service.storage)).map(({ list }) => list).sort();
    return { mail, service, wait, visitorMails, trainings };
  };

  it("→ stored with the training, asked to confirm, on its list after the button; the newsletter is another", async () => {
    const { mail, service, wait, visitorMails, trainings } = await start();
    expect((await wait(KETTLE)).status).toBe(303);
    const [entry] = await service.entries();
    expect(entry?.submission.kind).toBe("waiting");
    expect(JSON.parse(entry?.submission.fields ?? "")).toEqual({
      email: VISITOR,
      course: KETTLE,
    });

    const [asked] = await visitorMails(1);
    expect(asked?.subject).toBe("Please confirm: tell me when dates are set");
    expect(await trainings()).toEqual([]);
    const url = linkIn(asked, "Tell me when dates are set", service);
    expect(await (await fetch(url)).text()).toContain(WORDINGS.waiting);
    expect(await trainings(), "reading is not confirming").toEqual([]);
    expect(mail.to(DESK)).toEqual([]);
    await press(url);
    await press(url);
    expect(await trainings()).toEqual([KETTLE]);
    expect(await subscribersTo(service.storage, "newsletter"), "not the newsletter's").toEqual([]);
    expect(await subscriptionOf(service.storage, VISITOR, KETTLE)).toMatchObject({
      wording: WORDINGS.waiting,
    });
    const [, welcome] = await visitorMails(2);
    expect(welcome?.subject).toBe("We tell you when dates are set");
    expect((await mail.next(DESK)).text).toContain(KETTLE);
    await press(linkIn(welcome, "Leave the list", service));
    expect(await trainings()).toEqual([]);
  });

  it("for two trainings and the newsletter → three lists, each unsubscribed from by itself", async () => {
    const { service, wait, visitorMails, trainings } = await start();
    await wait(KETTLE);
    await visitorMails(1);
    await wait(LAMP);
    await visitorMails(2);
    await service.post(NEWSLETTER_PATH, { email: VISITOR });
    const [kettle, lamp, newsletter] = await visitorMails(3);
    await press(linkIn(kettle, "Tell me when dates are set", service));
    await press(linkIn(lamp, "Tell me when dates are set", service));
    await press(linkIn(newsletter, "Confirm my subscription", service));
    expect(await trainings()).toEqual(["", KETTLE, LAMP]);
    const leaving = linkIn(kettle, "Tell me when dates are set", service).replace(
      "/confirm",
      "/unsubscribe",
    );
    expect(await press(leaving)).toContain("mail about training dates");
    expect(await trainings()).toEqual(["", LAMP]);
  });

  it("a training that does not exist → refused with a sentence, and nothing stored or mailed", async () => {
    const { mail, service, wait } = await start();
    const refused = await wait("Cheap watches at http://evil.example");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("We have no course of this name.");
    expect([await service.entries(), mail.received]).toEqual([[], []]);
    expect((await wait("Any course")).status).toBe(303);
  });

  it("how many wait → told from three confirmed ones on, by training and without the newsletter", async () => {
    const { service } = await start();
    const ask = (name: string, training: string, confirmed = true) =>
      requestSubscription(
        service.storage,
        {
          kind: training ? "waiting" : "newsletter",
          fields: JSON.stringify({ email: `${name}@example.com`, course: training }),
          email: `${name}@example.com`,
          received_at: 1,
          page: "/trainings-calendar",
        },
        { confirmed },
      );
    for (const name of ["asha", "ben", "chitra"]) {
      await ask(name, KETTLE);
      await ask(name, LAMP, name !== "ben");
      await ask(name, "");
      await ask(name, "Any course");
    }
    const left = await subscriptionOf(service.storage, "chitra@example.com", "Any course");
    await unsubscribe(service.storage, left?.token ?? "", 2);
    const answer = await fetch(service.url + WAITING_COUNTS_PATH);
    expect(await answer.json()).toEqual({ [KETTLE]: 3 });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    await ask("divya", KETTLE);
    expect(
      await (await fetch(service.url + WAITING_COUNTS_PATH)).json(),
      "counted once a minute",
    ).toEqual({
      [KETTLE]: 3,
    });
  });

  it("seats left → of the runs that show them; of others only which are full", async () => {
    const run = { training: "lamp-standards", run: "2031-02-01" };
    const shown = { ...PUBLISHED_RUN, ...run, seats: 4, showsSeats: true };
    const kettles = { ...shown, training: "kettles", run: "2031-03-01", seats: 9 };
    const BUILD_DIR = siteWithRuns([
      shown,
      kettles,
      { ...kettles, run: "marked-as-full", isFull: true },
      { ...shown, run: "2032-02-01", seats: 3, showsSeats: false },
      { ...shown, run: "2033-02-01", seats: 2, showsSeats: false },
      { ...kettles, run: "long-past", firstDay: "2020-03-01" },
    ]);
    const service = await startTestService({ ...(await newStorage()), BUILD_DIR });
    const add = (seats: number, state: "asked" | "confirmed", of = run) =>
      addRegistration(
        service.storage,
        {
          ...of,
          state,
          seats,
          submission_id: null,
          last_day: "2031-02-02",
          name: "Asha",
          email: "a@a.example",
          organisation: "",
          participants: "",
          invoice_name: "",
          gstin: "",
          invoice_address: "",
        },
        1,
      );
    await add(3, "confirmed");
    await add(5, "asked");
    await add(2, "confirmed", { ...run, run: "2032-02-01" });
    await add(2, "confirmed", { ...run, run: "2033-02-01" });
    const answer = await fetch(service.url + SEATS_LEFT_PATH);
    expect(await answer.json()).toEqual({
      "lamp-standards 2031-02-01": 1,
      "lamp-standards 2033-02-01": 0,
      "kettles 2031-03-01": 9,
      "kettles marked-as-full": 0,
    });
  });

  it("without JavaScript → back to the page it came from; without a training → any; a bad address → the form again", async () => {
    const { service, wait } = await start();
    const from = { [RETURN_FIELD]: "/contact" };
    expect((await wait("", from)).headers.get("location")).toBe("/contact#waiting");
    const refused = await wait(LAMP, { email: "nobody", ...from });
    const page = await refused.text();
    expect(refused.status).toBe(422);
    expect(page).toContain(`action="${WAITING_PATH}"`);
    expect(page).toContain(`value="${LAMP}"`);
    expect(await service.entries()).toHaveLength(1);
    expect((await fetch(service.url + WAITING_PATH)).status).toBe(405);
  });
});
