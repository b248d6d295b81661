import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/server/harness/folders.ts";
import { openStorage } from "../storage/open.ts";
import type { Storage } from "../storage/storage.ts";
import {
  confirm,
  requestSubscription,
  subscribersTo,
  subscriptionOf,
  unsubscribe,
} from "./subscription.ts";

const EMAIL = "asha@a.example";

const requestAt = (received_at: number) => ({
  kind: "newsletter" as const,
  fields: "{}",
  email: EMAIL,
  page: "/blog",
  received_at,
});

/** Somebody who asked for the newsletter at 1000 and unsubscribed at 2000. */
async function startWithFormer() {
  const storage = await openStorage({ dataDir: temporaryFolder() });
  onTestFinished(() => storage.close());
  await requestSubscription(storage, requestAt(1_000), { confirmed: true });
  const row = () => subscriptionOf(storage, EMAIL);
  const { token = "" } = (await row()) ?? {};
  await unsubscribe(storage, token, 2_000);
  return { storage, row, token };
}

const press = (storage: Storage, token: string, now: number) =>
  confirm(storage, token, { now, domain: "a.example" });

it.each([true, false])(
  "a request from before its author unsubscribed, needing no confirmation: %s → does not bring them back",
  async (confirmed) => {
    const { storage, row, token } = await startWithFormer();
    const before = await row();
    expect(await requestSubscription(storage, requestAt(1_500), { confirmed })).toMatchObject({
      standing: "outdated",
    });
    expect(await row()).toEqual(before);
    expect(await press(storage, token, 3_000)).toBeUndefined();
    expect(await subscribersTo(storage, "newsletter")).toEqual([]);
  },
);

it("a request from after its author unsubscribed → starts anew", async () => {
  const { storage, token } = await startWithFormer();
  expect(await requestSubscription(storage, requestAt(2_500), { confirmed: false })).toEqual({
    standing: "pending",
    endedAt: 2_000,
  });
  expect(await subscribersTo(storage, "newsletter")).toEqual([]);
  await press(storage, token, 3_000);
  expect(await subscribersTo(storage, "newsletter")).toMatchObject([
    { asked_at: 2_500, confirmed_at: 3_000, left_at: null },
  ]);
});

it("a request handled after a later one of its author → does not change the time of the request", async () => {
  const { storage, row } = await startWithFormer();
  await requestSubscription(storage, requestAt(2_500), { confirmed: false });
  expect(await requestSubscription(storage, requestAt(2_400), { confirmed: false })).toMatchObject({
    standing: "pending",
  });
  expect(await row()).toMatchObject({ asked_at: 2_500 });
});

it("confirming while unsubscribing by another link → they are not on the list", async () => {
  const { storage, row, token } = await startWithFormer();
  await requestSubscription(storage, requestAt(2_500), { confirmed: false });
  let hasLeft = false;
  const db = storage.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!hasLeft) {
        hasLeft = true;
        await unsubscribe(storage, token, 3_000);
      }
      return result;
    },
  });
  await press({ ...storage, db }, token, 3_001);
  expect(await row()).toMatchObject({ confirmed_at: null, left_at: 3_000 });
  expect(await subscribersTo(storage, "newsletter")).toEqual([]);
});
