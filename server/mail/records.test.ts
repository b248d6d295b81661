import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tests/server/harness/folders.ts";
import { testConfig } from "../../tests/server/harness/service.ts";
import { makeKey, publicRecord } from "./dkim.ts";
import { checkRecords } from "./records.ts";

/** The sender's domain with these TXT records; anything else is not there. */
async function check(
  txt: Record<string, string[]>,
  mx: string[] = ["mx.a.example"],
  isReachable = true,
) {
  const DATA_DIR = temporaryFolder();
  const keyFile = join(DATA_DIR, "dkim.pem");
  makeKey(keyFile);
  const key = publicRecord(readFileSync(keyFile, "utf8"));
  const { mail } = testConfig({
    DATA_DIR,
    MAIL_FROM: "info@a.example",
    SMTP_URL: "smtp://relay.example",
  });
  const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  const findings = await checkRecords(mail, {
    async resolveTxt(name) {
      if (!isReachable) return fail("ECONNREFUSED");
      /** Long records come in parts. */
      const found = txt[name]
        ?.map((text) => text.replace("KEY", key))
        .map((text) => text.match(/.{1,200}/g) ?? []);
      return found ?? fail("ENOTFOUND");
    },
    resolveMx: async () => (isReachable ? mx.map((exchange) => ({ exchange })) : fail("ETIMEOUT")),
  });
  return {
    states: Object.fromEntries(findings.map(({ about, state }) => [about, state])),
    text: findings.flatMap(({ sentences }) => sentences).join("\n"),
    key,
  };
}

const ALL = {
  "a.example": ["unrelated", "v=spf1 include:relay.example -all"],
  "forms._domainkey.a.example": ["KEY"],
  "_dmarc.a.example": ["v=DMARC1; p=quarantine"],
};

it("all records there → right", async () => {
  expect((await check(ALL)).states).toEqual({
    SPF: "right",
    DKIM: "right",
    DMARC: "right",
    MX: "right",
  });
});

it("none there → wrong, each with what to publish, the key whole", async () => {
  const { states, text, key } = await check({}, []);
  expect(states).toEqual({ SPF: "wrong", DKIM: "wrong", DMARC: "wrong", MX: "wrong" });
  expect(text).toContain("v=spf1 include:");
  expect(text.replaceAll('" "', "")).toContain(key);
  expect(text).toContain('_dmarc.a.example needs a TXT record, to begin with "v=DMARC1; p=none');
});

it.each([
  ["SPF", { "a.example": ["v=spf1 -all", "v=spf1 mx -all"] }],
  ["SPF", { "a.example": ["v=spf1 +all"] }],
  ["SPF", { "a.example": ["v=spf1 all"] }],
  ["DKIM", { "forms._domainkey.a.example": ["v=DKIM1; k=rsa; p=another"] }],
  ["DMARC", { "_dmarc.a.example": ["something"] }],
])("%s with %j → wrong", async (about, records) => {
  expect((await check({ ...ALL, ...records })).states).toMatchObject({ [about]: "wrong" });
});

it("DNS does not answer → unknown, with what to look for", async () => {
  const { states, text, key } = await check(ALL, [], false);
  expect(states).toEqual({ SPF: "unknown", DKIM: "unknown", DMARC: "unknown", MX: "unknown" });
  expect(text.replaceAll('" "', "")).toContain(key);
});
