import type { Generated, Selectable } from "kysely";

/** Who changed what at the desk. It names no visitor: it stays when everything about one is erased. */
export interface AuditTable {
  id: string;
  at: number;
  who: string;
  area: "accounts" | "content" | "inbox" | "mailings" | "review" | "webhooks";
  /** The id of a submission or the name of a file; "" for what concerns several. */
  subject: string;
  what: string;
}

export const ROLES = ["owner", "editor", "clerk"] as const;
export type Role = (typeof ROLES)[number];

interface AccountTable {
  id: string;
  /** Shown beside their changes, so no two accounts have the same. */
  name: string;
  role: Role;
  created_at: number;
  /** Sessions that began earlier are over. Setting it to now ends all sessions, at every desk of this inbox. */
  sessions_from: number;
  /** Where mails about what was assigned to them go; "" for no mails. */
  email: Generated<string>;
}

/** A WebAuthn credential. The private key never leaves its owner's device. */
export interface PasskeyTable {
  id: string;
  account_id: string;
  public_key: string;
  /** How often the device says it was used; 0 where it does not count. */
  counter: number;
  /** How browsers reach the device, in JSON. */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** Removed when it is used. */
interface InvitationTable {
  id: string;
  /** Hash of the token in the link; the token is shown once and not stored. */
  hash: string;
  name: string;
  role: Role;
  created_at: number;
  expires_at: number;
  /** Where the link was sent, which becomes the account's; "" when it was handed over by other means. */
  email: Generated<string>;
  /** The account of the owner who wrote it; "" from the terminal's link. It cannot be used once they are no owner. */
  written_by: Generated<string>;
}

export interface StaffTables {
  audit: AuditTable;
  account: AccountTable;
  passkey: PasskeyTable;
  /** Removed when it is used. */
  recovery_code: { hash: string; account_id: string };
  invitation: InvitationTable;
}

export type Account = Selectable<AccountTable>;
export type Passkey = Selectable<PasskeyTable>;
export type Invitation = Selectable<InvitationTable>;
