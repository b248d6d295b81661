import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/server/harness/folders.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import { ask, confirm, leave, subscribers, subscriptionOf } from "./subscription.ts";

const EMAIL = "asha@a.example";

const requestAt = (received_at: number) => ({
  kind: "newsletter" as const,
  fields: "{}",
  email: EMAIL,
  page: "/blog",
  received_at,
});

/** Somebody who asked for the newsletter at 1000 and left it at 2000. */
async function startWithFormer() {
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  await ask(storage, requestAt(1_000), { confirmed: true });
  const row = () => subscriptionOf(storage, EMAIL);
  const { token = "" } = (await row()) ?? {};
  await leave(storage, token, 2_000);
  return { storage, row, token };
}

const press = (storage: Storage, token: string, now: number) =>
  confirm(storage, token, { now, domain: "a.example" });

it.each([true, false])(
  "a request from before its author left, needing no confirmation: %s → leaves them off the list",
  async (confirmed) => {
    const { storage, row, token } = await startWithFormer();
    const before = await row();
    expect(await ask(storage, requestAt(1_500), { confirmed })).toMatchObject({ standing: "outdated" });
    expect(await row()).toEqual(before);
    expect(await press(storage, token, 3_000)).toBeUndefined();
    expect(await subscribers(storage)).toEqual([]);
  },
);

it("a request from after its author left → starts anew", async () => {
  const { storage, token } = await startWithFormer();
  expect(await ask(storage, requestAt(2_500), { confirmed: false })).toEqual({
    standing: "pending",
    endedAt: 2_000,
  });
  expect(await subscribers(storage)).toEqual([]);
  await press(storage, token, 3_000);
  expect(await subscribers(storage)).toMatchObject([{ asked_at: 2_500, confirmed_at: 3_000, left_at: null }]);
});

it("a request handled after a later one of its author → does not put back when they asked", async () => {
  const { storage, row } = await startWithFormer();
  await ask(storage, requestAt(2_500), { confirmed: false });
  expect(await ask(storage, requestAt(2_400), { confirmed: false })).toMatchObject({ standing: "pending" });
  expect(await row()).toMatchObject({ asked_at: 2_500 });
});

it("the button pressed while its reader leaves by another link → leaves them off the list", async () => {
  const { storage, row, token } = await startWithFormer();
  await ask(storage, requestAt(2_500), { confirmed: false });
  let hasLeft = false;
  const db = storage.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!hasLeft) {
        hasLeft = true;
        await leave(storage, token, 3_000);
      }
      return result;
    },
  });
  await press({ ...storage, db }, token, 3_001);
  expect(await row()).toMatchObject({ confirmed_at: null, left_at: 3_000 });
  expect(await subscribers(storage)).toEqual([]);
});
