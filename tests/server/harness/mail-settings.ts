import { readFirm } from "../../../contract/firm.ts";
import { mailWords } from "../../../contract/mails.ts";
import { FIXTURE_CONTENT } from "./folders.ts";

/** What mails are written with where no server runs. */
export const MAIL_SETTINGS = {
  firm: readFirm(FIXTURE_CONTENT),
  siteUrl: "https://verdant-ledger.example",
  words: mailWords("none", FIXTURE_CONTENT),
  from: { name: "Verdant Ledger", address: "info@verdant-ledger.example" },
  to: [{ name: "", address: "desk@verdant-ledger.example" }],
  bounces: { name: "", address: "bounces@verdant-ledger.example" },
  checklistPdf: () => Buffer.from("%PDF"),
  picture: (path: string): Buffer | undefined => Buffer.from(path),
};
