import { expect, it } from "vitest";
import { acceptInvitation, findInvitation } from "../../desk/people/invitations.ts";
import { eventually } from "../server/harness/eventually.ts";
import { startMailServer } from "../server/harness/mail-server.ts";
import { startTestService } from "../server/harness/service.ts";
import { describeOnBothStorages } from "../server/harness/storages.ts";
import { addColleague } from "./colleagues.ts";
import { startDesk } from "./harness.ts";

const DESK_URL = "http://localhost:4600";
const PEOPLE = "/api/people";
const RAVI = { name: "Ravi", role: "clerk", email: "Ravi@verdant-ledger.example" };

describeOnBothStorages("an invitation with an address", (newStorage) => {
  const start = async (smtp?: string) => {
    const settings = { ...(await newStorage()), DESK_URL, ...(smtp && { SMTP_URL: smtp }) };
    const desk = await startDesk(settings);
    const { headers } = await addColleague(desk, "owner", "Meera", DESK_URL);
    const ask = (path: string, method: "GET" | "POST" | "DELETE" = "GET", body?: object) =>
      desk.ask(PEOPLE + path, { method, headers, ...(body && { body }) });
    const texts = () => desk.storage.db.selectFrom("staff_mail").select("content").execute();
    return { ...desk, settings, ask, texts };
  };

  it("→ its link goes there by mail, is nowhere in the storage afterwards, and the account has the address", async () => {
    const mail = await startMailServer();
    const { settings, ask, texts, storage, clock } = await start(mail.url);
    const { link, isMailed } = (await ask("/invitations", "POST", RAVI)).json();
    expect(isMailed).toBe(true);
    expect((await ask("")).json().invitations).toMatchObject([
      { email: "ravi@verdant-ledger.example" },
    ]);
    await startTestService(settings);
    const [got] = await eventually(async () =>
      mail.to("ravi@verdant-ledger.example").length > 0
        ? mail.to("ravi@verdant-ledger.example")
        : undefined,
    );
    expect(got?.text).toContain(link);
    expect(got?.text).toContain("Meera invites you to the desk");
    await eventually(
      async () => (await texts()).every(({ content }) => content === "") || undefined,
    );

    const invitation = await findInvitation(storage, link.split("#invitation=")[1], clock.now);
    const passkey = { id: "p", public_key: "AA", counter: 0, transports: "[]", created_at: 1 };
    const made = invitation && (await acceptInvitation(storage, invitation, passkey, clock.now));
    expect(made?.account).toMatchObject({ name: "Ravi", email: "ravi@verdant-ledger.example" });
  });

  it("withdrawn before it went out → nothing goes out", async () => {
    const { ask, texts } = await start("smtp://mail.example");
    await ask("/invitations", "POST", RAVI);
    expect(await texts()).toHaveLength(1);
    const [{ id }] = (await ask("")).json().invitations;
    expect((await ask(`/invitations/${id}`, "DELETE")).status).toBe(200);
    expect(await texts()).toEqual([]);
  });

  it("without a mail server, or without an address → the link is handed over; a wrong address is refused", async () => {
    const { ask, texts } = await start();
    expect((await ask("/invitations", "POST", RAVI)).json()).toMatchObject({ isMailed: false });
    expect(
      (await ask("/invitations", "POST", { name: "Esha", role: "editor" })).json(),
    ).toMatchObject({
      link: expect.stringContaining("#invitation="),
      isMailed: false,
    });
    expect(await texts()).toEqual([]);
    const refused = await ask("/invitations", "POST", {
      ...RAVI,
      name: "Uma",
      email: "uma at home",
    });
    expect([refused.status, refused.json().error]).toEqual([400, "This is not an email address."]);
  });
});
