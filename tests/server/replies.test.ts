import { expect, it } from "vitest";
import { enterBounce } from "../../server/inbox/outbox/bounces.ts";
import { UNWANTED } from "../../server/inbox/outbox/new-mails.ts";
import { hashFor } from "../../server/inbox/storage/addresses.ts";
import { addReply, UNDO_MS } from "../../server/inbox/submissions/replies.ts";
import { suppress } from "../../server/inbox/subscribers/suppression.ts";
import { findUnreachable } from "../../server/inbox/subscribers/unreachable.ts";
import { eventually } from "./harness/eventually.ts";
import { startMailServer } from "./harness/mail-server.ts";
import { INQUIRY, startTestService } from "./harness/service.ts";
import { describeOnBothStorages } from "./harness/storages.ts";

const EMAIL = INQUIRY.email.toLowerCase();

describeOnBothStorages("a reply that staff wrote", (newStorage) => {
  const start = async () => {
    const mail = await startMailServer();
    const service = await startTestService({
      ...(await newStorage()),
      SMTP_URL: mail.url,
      VISITOR_MAILS_PER_DAY: "1",
    });
    await service.send(INQUIRY);
    await eventually(async () => mail.to(EMAIL).length === 1 || undefined);
    const [entry] = await service.entries();
    const reply = (body: string, copies: string[] = []) =>
      addReply(service.storage, {
        submissionId: entry?.submission.id ?? "",
        who: "Meera",
        subject: "Re: =?utf-8?B?eA==?= fasteners",
        body,
        copies,
        seen: 0,
        // The time to take it back is over.
        now: Date.now() - UNDO_MS,
        domain: "verdant-ledger.example",
      });
    return { mail, service, storage: service.storage, reply };
  };

  it("→ goes out from the firm whatever the forms' limits, with the words quoted and no header of automatic mail", async () => {
    const { mail, service, reply } = await start();
    await reply("Dear Asha,\n\n<b>yes</b>.\nMeera");
    await eventually(async () => mail.to(EMAIL).length === 2 || undefined);
    const got = mail.to(EMAIL).at(-1);
    expect(got?.subject).toBe("Re: = ?utf-8?B?eA== ?= fasteners");
    expect(got?.from?.address).toBe(service.config.firm.email);
    expect(got?.text).toMatch(
      /^Dear Asha,\n\n<b>yes<\/b>\.\nMeera\n\nOn .* you wrote:\n> We export fasteners/,
    );
    expect(got?.html).toContain("&lt;b&gt;yes&lt;/b&gt;.\nMeera");
    expect(got?.headers.map(({ key }) => key)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(auto-submitted|list-id|precedence)$/)]),
    );
    await eventually(async () =>
      (await service.entries())[0]?.mails.every(({ state }) => state === "sent") ? true : undefined,
    );
  });

  it("with others in copy → reaches them too, without the link that is one person's; who wants no mail is left out; who does not get it is named", async () => {
    const { mail, storage, reply, service } = await start();
    const [bala, chitra] = ["bala@steel.example", "chitra@mill.example"];
    await suppress(storage, await hashFor(storage, chitra), 1);
    const dev = "dev@steel.example";
    mail.refuse = (to) => (to === dev ? { code: 550, text: "5.1.1 no such user" } : undefined);
    const id = await reply("Yes.", [bala, chitra, dev]);
    const got = await mail.next(bala);
    expect(got.recipients).toEqual([EMAIL, bala]);
    expect(got.cc?.map(({ address }) => address)).toEqual([bala, dev]);
    expect(got.text).not.toContain("/stop?");
    expect(mail.to(chitra)).toEqual([]);
    // The report is about who was in copy: the reply has arrived.
    const state = async () =>
      (await service.entries())[0]?.mails.find((one) => one.id === id)?.state;
    await eventually(async () => (await state()) === "sent");
    const messageIds = [got.messageId ?? ""];
    await enterBounce(
      storage,
      { messageIds, recipient: bala, isAddressGone: true, reason: "Came back: 5.1.1" },
      1,
    );
    expect([
      await state(),
      (await findUnreachable(storage, bala))?.since,
      await findUnreachable(storage, EMAIL),
    ]).toEqual(["sent", 1, undefined]);
    expect((await service.entries())[0]?.replies[0]?.problems).toEqual([
      `Not got by ${bala}: Came back: 5.1.1`,
      `Not got by ${chitra}: This address wants no mail from us.`,
      expect.stringMatching(`^Not got by ${dev}: .*5.1.1 no such user`),
    ]);
  });

  it("refused for the one it answers, and taken for who is in copy → not delivered", async () => {
    const { mail, service, reply } = await start();
    mail.refuse = (address) =>
      address === EMAIL ? { code: 550, text: "5.1.1 No such user" } : undefined;
    await reply("Yes.", ["bala@steel.example"]);
    await eventually(async () =>
      (await service.entries())[0]?.mails.some(({ state }) => state === "failed"),
    );
    expect((await service.entries())[0]?.submission.handled_at).toBeNull();
  });

  it("refused by the mail server for good → its message is to be handled again, until it is sent again", async () => {
    const { mail, service, storage, reply } = await start();
    mail.refuse = () => ({ code: 550, text: "5.1.1 No such user" });
    await reply("Yes.");
    const handledAt = async () => (await service.entries())[0]?.submission.handled_at;
    const isFailed = async () =>
      (await service.entries())[0]?.mails.some(({ state }) => state === "failed");
    await eventually(isFailed);
    expect(await handledAt()).toBeNull();
    const lines = await storage.db.selectFrom("audit").select("what").orderBy("at").execute();
    expect(lines).toEqual([
      { what: "Wrote a reply" },
      { what: "A reply did not arrive: to be handled again" },
    ]);
  });

  it("to somebody who has said “nothing more” meanwhile → is held back", async () => {
    const { mail, storage, service, reply } = await start();
    await suppress(storage, await hashFor(storage, EMAIL), 1);
    const id = await reply("Yes.");
    const held = await eventually(async () =>
      (await service.entries())[0]?.mails.find((one) => one.id === id && one.state === "held"),
    );
    expect(held?.last_error).toBe(UNWANTED);
    expect(mail.to(EMAIL)).toHaveLength(1);
  });
});
