import { readFileSync, writeFileSync } from "node:fs";
import { type Document, isSeq, parseDocument } from "yaml";
import {
  type CertificateKey,
  certificateFile,
  certificateKeys,
  type REASONS,
} from "../../site/content/records/certificates.ts";
import { today } from "../../site/dates/dates.ts";

/** The placeholder that nobody has the private part of. */
const SAMPLE = "sample";

function change(name: "keys" | "withdrawn", edit: (record: Document) => void): void {
  const file = certificateFile(name);
  const record = parseDocument(readFileSync(file, "utf8"));
  edit(record);
  writeFileSync(file, String(record));
}

/** Adds a public key to those that count, once published. The first real one takes the place of the placeholder. */
export function addPublicKey(key: CertificateKey): void {
  const placeholder = certificateKeys().findIndex(({ id }) => id === SAMPLE);
  change("keys", (record) => {
    if (placeholder >= 0) {
      record.deleteIn(["keys", placeholder]);
      record.delete("sample");
    }
    record.addIn(["keys"], record.createNode(key));
  });
}

/** Adds the number of a certificate to those that hold no more, once published. */
export function addWithdrawn(number: string, reason: (typeof REASONS)[number]): void {
  change("withdrawn", (record) => {
    const listed = record.get("withdrawn");
    if (isSeq(listed)) listed.flow = false;
    record.addIn(["withdrawn"], record.createNode({ number, on: today(), reason }, { flow: true }));
  });
}
