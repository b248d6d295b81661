import type { Firm } from "../../contract/firm.ts";
import type { Config } from "../config.ts";

export type OwnSettings = {
  mail: Pick<Config["mail"], "from" | "bounces" | "to">;
  firm: Pick<Firm, "email" | "careersEmail" | "privacyEmail">;
};

/** The firm's own addresses as published now, in lower case. */
export function ownAddresses({ mail, firm }: OwnSettings): string[] {
  const boxes = [mail.from, mail.bounces, ...mail.to].map(({ address }) => address);
  const published = [firm.email, firm.careersEmail, firm.privacyEmail];
  return [...boxes, ...published].map((address) => address.toLowerCase());
}

/** Whether an address is one of these, also with a plus sign and what follows it. */
export const isOneOf = (own: string[], email: string) =>
  own.includes(email) || own.includes(email.replace(/\+[^@]*@/, "@"));
