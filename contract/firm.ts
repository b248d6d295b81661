import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const phoneNumber = z
  .string()
  .regex(/^\+[\d ]{8,20}$/, "Write the number with its country, as in +91 98765 43210.");

const text = z.string().min(1);

export const firmSchema = z.strictObject({
  name: text.describe("Trading name, shown in the logo, titles and mails"),
  legalName: text.describe("Registered name, shown in the copyright line and legal texts"),
  registration: text
    .optional()
    .describe(
      "The number under which the firm is registered, as in CIN …; shown on /about-us once it is here",
    ),
  domain: z
    .string()
    .regex(
      /^(?!www\.)[a-z0-9.-]+$/,
      "Write the bare name of the site, without www. or https://, as in example.com.",
    )
    .describe("The site's bare name, as in example.com"),
  email: z.email().describe("Public mailbox"),
  careersEmail: z.email().describe("Mailbox for applications"),
  privacyContact: text.describe("Who answers for personal data, by name and role"),
  privacyEmail: z.email().describe("Mailbox of that person"),
  phone: phoneNumber.describe("Phone line, as people read it"),
  whatsapp: phoneNumber.describe("WhatsApp number, as people read it"),
  hours: z
    .strictObject({
      days: z.string().describe("Days of the week, as in Mon-Fri"),
      from: z.string().describe("When the line opens, as in 9 AM"),
      to: z.string().describe("When it closes, as in 6 PM"),
      zone: z.string().describe("Time zone, as in IST"),
    })
    .describe("When the phone line is open"),
  replyWithin: text.describe("How soon an inquiry is answered, as in “two working days”"),
  offices: z
    .array(
      z.strictObject({
        city: z.string().describe("City"),
        role: z.string().describe("What it is, as in Corporate office"),
        address: text
          .optional()
          .describe(
            "Street, postcode and city; shown on /about-us and on printed pages once it is here",
          ),
      }),
    )
    .length(2)
    .describe("The two offices"),
  tagline: z.string().describe("Footer line"),
  copyrightYear: z.number().int().min(2000).max(2099).describe("Year in the copyright line"),
  social: z
    .array(
      z.strictObject({
        network: z.string().describe("Its name, as in LinkedIn"),
        url: z.url().describe("The firm's page there, with https://"),
      }),
    )
    .min(1)
    .describe("Links of the footer"),
  sample: z.array(z.string()).default([]).describe("Fields that still hold placeholder values"),
});

export type Firm = z.infer<typeof firmSchema>;

export const FACT_NAMES = [
  ...(["firm", "domain", "email", "phone", "careersEmail"] as const),
  ...(["privacyContact", "privacyEmail", "replyWithin"] as const),
];

export const factsOf = (firm: Firm): Record<string, string> =>
  Object.fromEntries(FACT_NAMES.map((name) => [name, firm[name === "firm" ? "name" : name]]));

/** Fills in what a text names in braces. What was filled in is not looked at again: it may be a visitor's words. */
export const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (mention, name: string) =>
    Object.hasOwn(values, name) ? (values[name] as string) : mention,
  );

export function readFirm(folder = contentFolder()): Firm {
  const file = path.join(folder, "firm.yaml");
  if (!existsSync(file))
    throw new Error(
      `There is no ${file}. CONTENT_DIR names the folder of the content, if it is not content/.`,
    );
  const read = firmSchema.safeParse(parse(readFileSync(file, "utf8")));
  if (!read.success) throw new Error(`${file} has mistakes:\n${z.prettifyError(read.error)}`);
  return read.data;
}

export const contentFolder = (variables: NodeJS.ProcessEnv = process.env): string =>
  path.resolve(variables.CONTENT_DIR || "content");

/** The copy of the content that a build was made from; undefined if none was kept. */
export function publishedContent(buildDir: string): string | undefined {
  const release = existsSync(buildDir) ? realpathSync(buildDir) : buildDir;
  const copy = path.join(release, "../../contents", path.basename(release));
  return existsSync(copy) ? copy : undefined;
}

/** Reads what mails quote from the content of the live build, and again with each build that goes live: a mistake in it replaces nothing. */
export function fromLiveBuild<Read>(
  buildDir: string,
  contentDir: string,
  read: (folder: string) => Read,
): () => Read {
  const folderNow = () => publishedContent(buildDir) ?? contentDir;
  let folder = folderNow();
  let found = read(folder);
  return () => {
    const now = folderNow();
    if (now === folder) return found;
    folder = now;
    try {
      found = read(now);
    } catch {
      // What was read before stays.
    }
    return found;
  };
}

export const publicUrl = ({ domain }: Firm) => `https://${domain}`;
