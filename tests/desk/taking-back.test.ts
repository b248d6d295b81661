import { expect, test } from "vitest";
import { addColleague } from "./colleagues.ts";
import { contentDesk } from "./content-desk.ts";

const at = contentDesk();

test("the same words built twice → there is nothing to take back", async () => {
  await at.publishAll();
  await at.publishAll();
  expect(await at.listed()).toMatchObject({ changes: [], undo: null });
  expect((await at.undo()).status).toBe(409);
});

test("a file changed since → taking back is refused and touches nothing", async () => {
  await at.publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  await at.publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Later & Co" }));
  const answer = await at.undo();
  expect(answer.status).toBe(409);
  expect(at.content.read("firm.yaml")).toContain("Later & Co");
  expect(at.live()).toContain("Larch & Co");
});

test("what makes a certificate genuine, the mailbox of a person → only an owner changes it", async () => {
  const editor = await addColleague(at.desk, "editor");
  const forged = { id: "forged", publicKey: "A".repeat(43), from: "2026-11-01" };
  const number = { number: "2026-0001", on: "2026-11-02", reason: "issued in error" };
  for (const [file, field, value] of [
    ["content/certificates/keys.yaml", "keys", [forged]],
    ["content/certificates/withdrawn.yaml", "withdrawn", [number]],
    ["content/team/ada-quill.yaml", "mail", "a@evil.example"],
  ] as const) {
    const { hash, data } = await at.open(file);
    const body = { file, hash, data: { ...data, [field]: value } };
    const answer = await editor.call("/api/content/record", { method: "PUT", body });
    expect([answer.status, answer.json().details?.problems[0]]).toMatchObject([
      422,
      { field, reason: expect.stringContaining("Only an owner may change this") },
    ]);
    expect(
      (await editor.call("/api/content/record", { method: "PUT", body: { ...body, data } })).status,
    ).toBe(200);
  }
});

test("taken back by a double click or by two at once → taken back once", async () => {
  await at.publishAll();
  await at.change("content/firm.yaml", (data) => Object.assign(data, { name: "Larch & Co" }));
  await at.publishAll();
  const { of } = (await at.listed()).undo;
  const press = () => at.desk.call("/api/content/undo", { method: "POST", body: { of } });
  expect([(await press()).status, (await press()).status]).toEqual([200, 409]);
  expect(at.live()).not.toContain("Larch & Co");
});

test("mailboxes, numbers and domain of the firm → only an owner changes them, as their form says before, by saving, by an earlier version or by taking back", async () => {
  const firm = "content/firm.yaml";
  const editor = await addColleague(at.desk, "editor");
  const put = async (edit: object, caller = editor) => {
    const { hash, data } = await at.open(firm);
    const body = { file: firm, hash, data: { ...data, ...edit } };
    return caller.call("/api/content/record", { method: "PUT", body });
  };
  await at.publishAll();
  const formOf = async (caller = editor) =>
    (await caller.call(`/api/content/record?file=${firm}`)).json().locked;
  expect(await formOf()).toEqual([
    "domain",
    "email",
    "careersEmail",
    "privacyEmail",
    "phone",
    "whatsapp",
  ]);
  expect(await formOf(at.desk as never)).toEqual([]);
  const before = at.content.read("firm.yaml");
  const owned = { domain: "evil.example", email: "a@evil.example", privacyEmail: "a@evil.example" };
  const numbers = { phone: "+91 99999 99999", whatsapp: "+91 99999 99999" };
  const refused = await put({
    ...owned,
    ...numbers,
    careersEmail: "a@evil.example",
    name: "Larch & Co",
  });
  expect(refused.status).toBe(422);
  expect(refused.json().details.problems).toMatchObject(
    ["domain", "email", "careersEmail", "privacyEmail", "phone", "whatsapp"].map((field) => ({
      field,
      reason: expect.stringContaining("Only an owner may change this"),
    })),
  );
  expect(at.content.read("firm.yaml")).toBe(before);
  expect((await put({ name: "Larch & Co" })).status).toBe(200);
  expect((await put({ email: "new@larch.example" }, at.desk as never)).status).toBe(200);
  await at.publishAll();
  const undone = await at.undo(editor.call);
  expect([undone.status, undone.json().error]).toEqual([
    403,
    expect.stringContaining("Only an owner"),
  ]);
  expect(at.live()).toContain("new@larch.example");
  expect((await at.undo()).status).toBe(200);
  expect(at.content.read("firm.yaml")).toBe(before);
});
