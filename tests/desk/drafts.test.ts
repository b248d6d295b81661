import { copyFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { addColleague } from "./colleagues.ts";
import { contentDesk, TRAINING } from "./content-desk.ts";

const at = contentDesk();

test("unfinished words → found by the same account on another machine, by nobody else, and gone when forgotten", async () => {
  const meera = await addColleague(at.desk, "owner", "Meera");
  const asha = await addColleague(at.desk, "editor", "Asha");
  const url = `/api/content/draft?name=${encodeURIComponent(TRAINING)}`;
  const body = {
    name: TRAINING,
    hash: "abc",
    data: { title: "Half a ti" },
    body: "Half",
    base: { data: {} },
  };
  const before = at.content.read("trainings/signal-flags.yaml");
  await meera.call("/api/content/draft", { method: "PUT", body });

  const elsewhere = meera.enter();
  expect((await elsewhere.call(url)).json().draft).toEqual({ ...body, at: at.desk.clock.now });
  expect((await asha.call(url)).json()).toEqual({ draft: null });
  expect(at.content.read("trainings/signal-flags.yaml")).toBe(before);

  // A restart of the desk loses nothing.
  await at.start();
  const again = at.desk.sessions.byAccount(meera.account, "passkey", "Firefox on Linux");
  const headers = {
    ...meera.headers,
    cookie: `desk-4600=${again.id}`,
    "x-desk-token": again.token,
  };
  expect((await at.desk.ask(url, { headers })).json().draft.data).toEqual({ title: "Half a ti" });
  await at.desk.ask("/api/content/draft", { method: "DELETE", body: { name: TRAINING }, headers });
  expect((await at.desk.ask(url, { headers })).json()).toEqual({ draft: null });
});

test("a photograph that only a draft uses → not offered for deletion until the draft is gone", async () => {
  const photo = (name: string) => path.join(at.content.folder, "photos", name);
  copyFileSync(photo("harbour.jpg"), photo("pier.jpg"));
  const unnamed = async () => (await at.desk.call("/api/content/photos/unnamed")).json();
  expect(await unnamed()).toEqual(["photos/pier.jpg"]);
  const body = { name: "new posts", hash: null, data: { picture: { name: "photos/pier.jpg" } } };
  await at.desk.call("/api/content/draft", { method: "PUT", body });
  expect(await unnamed()).toEqual([]);
  const drop = { method: "DELETE", body: { name: "photos/pier.jpg" } } as const;
  expect((await at.desk.call("/api/content/photo", drop)).status).toBe(409);
  await at.desk.call("/api/content/draft", { method: "DELETE", body: { name: "new posts" } });
  expect((await at.desk.call("/api/content/photo", drop)).status).toBe(200);
});
