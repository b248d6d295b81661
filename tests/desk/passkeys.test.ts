import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { expect, test } from "vitest";
import { createPasskeys } from "../../desk/passkeys.ts";
import { addAccount } from "../../desk/people/accounts.ts";
import { readSettings } from "../../desk/settings.ts";
import { startDesk } from "./harness.ts";

const ORIGIN = "https://desk.example.com";

/** A CBOR map with the numbers that COSE gives to the parts of a key on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [head, between] = ["a5010203262001215820", "225820"].map((hex) => Buffer.from(hex, "hex"));
  return Buffer.concat([
    head,
    Buffer.from(x, "base64url"),
    between,
    Buffer.from(y, "base64url"),
  ] as Buffer[]);
}

/** What a device signs: the site, that its owner was there, and a count. */
function answerOf(
  key: KeyObject,
  challenge: string,
  { origin = ORIGIN, site = "desk.example.com", flags = 0x05, count = 1 } = {},
): AuthenticationResponseJSON {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const data = Buffer.concat([
    createHash("sha256").update(site).digest(),
    Buffer.from([flags]),
    counter,
  ]);
  const client = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin }));
  const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
  return {
    id: "cGFzc2tleQ",
    rawId: "cGFzc2tleQ",
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: sign("sha256", signed, key).toString("base64url"),
    },
  };
}

async function start() {
  const { storage, config, clock } = await startDesk();
  const settings = readSettings({ DESK_URL: ORIGIN });
  const passkeys = createPasskeys({ storage, settings, config, now: () => clock.now });
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const passkey = {
    id: "cGFzc2tleQ",
    public_key: coseKey(publicKey).toString("base64url"),
    counter: 0,
    transports: "[]",
    created_at: 0,
  };
  const { id } = await addAccount(storage.db, { name: "Ravi", role: "clerk", passkey, now: 0 });
  const challenge = async () => (await passkeys.signInOptions()).challenge;
  return { passkeys, key: privateKey, id, challenge, clock };
}

test.each([
  ["that counts", 1, 2],
  ["that does not count", 0, 0],
])(
  "the right answer to a challenge, by a device %s → the account, once",
  async (_name, count, next) => {
    const { passkeys, key, id, challenge } = await start();
    const answer = answerOf(key, await challenge(), { count });
    expect(await passkeys.signIn(answer)).toBe(id);
    await expect(passkeys.signIn(answer)).rejects.toThrow("does not open the desk");
    expect(await passkeys.signIn(answerOf(key, await challenge(), { count: next }))).toBe(id);
  },
);

test.each([
  ["for another site", { origin: "https://desk.example.org" }],
  ["for another name", { site: "example.com" }],
  ["by a device that did not check its owner", { flags: 0x01 }],
])("an answer %s → refused", async (_name, about) => {
  const { passkeys, key, challenge } = await start();
  await expect(passkeys.signIn(answerOf(key, await challenge(), about))).rejects.toThrow(
    "does not open",
  );
});

test("an answer to a challenge of another purpose, an old one or none of ours → refused", async () => {
  const { passkeys, key, challenge, clock } = await start();
  const { challenge: other } = await passkeys.registrationOptions("invitation x", "Ravi");
  const another = await (await start()).challenge();
  const old = await challenge();
  for (const given of [other, another, "AAAA", "x".repeat(75)])
    await expect(passkeys.signIn(answerOf(key, given))).rejects.toThrow("does not open the desk");
  clock.now += 5 * 60_000;
  await expect(passkeys.signIn(answerOf(key, old))).rejects.toThrow("does not open the desk");
});

test("an answer by another key, or with a count that went back → refused", async () => {
  const { passkeys, key, id, challenge } = await start();
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  await expect(passkeys.signIn(answerOf(privateKey, await challenge()))).rejects.toThrow(
    "does not open",
  );
  expect(await passkeys.signIn(answerOf(key, await challenge(), { count: 9 }))).toBe(id);
  await expect(passkeys.signIn(answerOf(key, await challenge(), { count: 8 }))).rejects.toThrow(
    "does not open",
  );
});
