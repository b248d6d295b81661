import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const phoneNumber = z.string().regex(/^\+[\d ]{8,20}$/, "write it as +91 98765 43210");

export const firmSchema = z.strictObject({
  name: z.string().min(1).describe("Trading name, shown in the logo, titles and mails"),
  legalName: z.string().min(1).describe("Registered name, shown in the copyright line and legal texts"),
  domain: z.string().regex(/^(?!www\.)[a-z0-9.-]+$/, "a bare host name, without www. or https://"),
  email: z.email().describe("Public mailbox"),
  careersEmail: z.email().describe("Mailbox for applications"),
  phone: phoneNumber.describe("Phone line, as people read it"),
  whatsapp: phoneNumber.describe("WhatsApp number, as people read it"),
  hours: z.strictObject({
    days: z.string(),
    from: z.string(),
    to: z.string(),
    zone: z.string(),
  }),
  offices: z.array(z.strictObject({ city: z.string(), role: z.string() })).length(2),
  tagline: z.string().describe("Footer line"),
  copyrightYear: z.number().int(),
  social: z.array(z.strictObject({ network: z.string(), url: z.url() })),
  sample: z.array(z.string()).default([]).describe("Fields that still hold placeholder values"),
});

export type Firm = z.infer<typeof firmSchema>;

/** Both the site's build and the server's mails speak in the firm's name, so the file is read in one place. */
export function readFirm(folder = contentFolder()): Firm {
  return firmSchema.parse(parse(readFileSync(path.join(folder, "firm.yaml"), "utf8")));
}

/** Where all content lies: content/ of this repository, or another folder of the same shape. */
export function contentFolder(variables: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(variables.CONTENT_DIR || "content");
}
