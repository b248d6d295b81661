import type { Config } from "../config.ts";
import { domainOf, inZoneFile, publicRecord, readSigner, recordName } from "./dkim.ts";

interface Dns {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<{ exchange: string }[]>;
}

type Mail = Config["mail"];
type Finding = [state: "right" | "wrong" | "unknown", ...sentences: string[]];

export async function checkRecords(mail: Mail, dns: Dns) {
  const checks = { SPF: checkSpf, DKIM: checkDkim, DMARC: checkDmarc, MX: checkMx };
  return Promise.all(
    Object.entries(checks).map(async ([about, check]) => {
      const [state, ...sentences] = await check(mail, dns);
      return { about, state, sentences };
    }),
  );
}

async function checkSpf({ bounces, smtpUrl }: Mail, dns: Dns): Promise<Finding> {
  const domain = domainOf(bounces);
  const host = smtpUrl ? new URL(smtpUrl).hostname : "the mail server";
  const wanted = `${domain} needs one TXT record that names who may send for it, such as "v=spf1 include:… -all". What to include is told by whoever runs ${host}.`;
  const records = await lookUp(dns.resolveTxt(domain));
  if (!records) return unknown(wanted);
  const found = joined(records).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [first = ""] = found;
  if (found.length === 0) return ["wrong", wanted];
  if (found.length > 1)
    return ["wrong", `${domain} has ${found.length} SPF records; only one may be there.`];
  if (/\+?\ball\b/.test(first) && !/[-~?]all\b/.test(first))
    return ["wrong", `${domain} lets everybody send: "${first}". End it with -all.`];
  return ["right", `${domain} has "${first}". It must name ${host}.`];
}

async function checkDkim(mail: Mail, dns: Dns): Promise<Finding> {
  const signer = readSigner(mail);
  if (!signer)
    return [
      "wrong",
      "Mails are not signed by this server. npm run mail-key makes a key, unless the mail server signs them.",
    ];
  const name = recordName(signer.keySelector, signer.domainName);
  const record = publicRecord(signer.privateKey);
  const wanted = `${name} needs this TXT record: ${inZoneFile(record)}`;
  const records = await lookUp(dns.resolveTxt(name));
  if (!records) return unknown(wanted);
  const keyOf = (text: string) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, "");
  if (joined(records).some((text) => keyOf(text) === keyOf(record)))
    return ["right", `${name} has the key that mails are signed with.`];
  return ["wrong", wanted, ...(records.length > 0 ? ["What is there now is another key."] : [])];
}

async function checkDmarc({ from, bounces }: Mail, dns: Dns): Promise<Finding> {
  const domain = domainOf(from);
  const wanted = `_dmarc.${domain} needs a TXT record, to begin with "v=DMARC1; p=none; rua=mailto:${bounces.address}".`;
  /** A subdomain without one is ruled by the domain above it. */
  const parent = domain.split(".").length > 2 ? [domain.slice(domain.indexOf(".") + 1)] : [];
  for (const name of [domain, ...parent]) {
    const records = await lookUp(dns.resolveTxt(`_dmarc.${name}`));
    if (!records) return unknown(wanted);
    const found = joined(records).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (found) return ["right", `_dmarc.${name} has "${found}".`];
  }
  return ["wrong", wanted];
}

async function checkMx({ bounces }: Mail, dns: Dns): Promise<Finding> {
  const domain = domainOf(bounces);
  const wanted = `${domain} needs an MX record: reports of undelivered mail go to ${bounces.address}.`;
  const records = await lookUp(dns.resolveMx(domain));
  if (!records) return unknown(wanted);
  const names = records.map(({ exchange }) => exchange).join(", ");
  return names
    ? ["right", `Reports to ${bounces.address} are taken by ${names}.`]
    : ["wrong", wanted];
}

const unknown = (wanted: string): Finding => [
  "unknown",
  "DNS does not answer from here. Look for it elsewhere:",
  wanted,
];

const joined = (records: string[][]) => records.map((parts) => parts.join(""));

/** The records, none, or undefined where DNS did not answer. */
async function lookUp<Records>(query: Promise<Records[]>): Promise<Records[] | undefined> {
  try {
    return await query;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return ["ENOTFOUND", "ENODATA"].includes(code) ? [] : undefined;
  }
}
