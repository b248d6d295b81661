import type { z } from "zod";
import { ANY_TRAINING, type Field, FORMS, type Kind } from "../../contract/fields.ts";
import { SUBMISSION_ID_FIELD } from "../../contract/forms.ts";
import { SCHEMAS, type Submitted } from "../../contract/schema.ts";
import type { FormIds } from "../../contract/settings.ts";
import { cleanLine } from "../../contract/text.ts";
import { readTitles, TITLES_PATH, titles } from "../../contract/trainings.ts";
import { TOO_MANY_ADDRESSES } from "../inbox/outbox/new-mails.ts";
import { mailboxOf } from "../inbox/storage/addresses.ts";
import type { Upload } from "../inbox/submissions/new-submission.ts";
import type { Store, StoreOutcome } from "../inbox/submissions/store.ts";
import type { Site } from "../static/site.ts";
import type { FormData } from "./form-data.ts";
import type { Problem } from "./refusal.ts";
import { suspicions } from "./suspicions.ts";

type Received =
  | { outcome: StoreOutcome; isSpam: boolean }
  | { outcome: "invalid"; problems: Problem[] };

const SUBMISSION_ID = /^[\w-]{8,64}$/;

interface ReceiveOptions {
  minFillMs: number;
  page: string;
  mayMail: (mailbox: string) => boolean;
  upload?: Upload | undefined;
}

/** Throws where it cannot be stored. A repeat is answered like what it repeats. */
export async function receive(
  store: Store,
  kind: Kind,
  form: FormData,
  { minFillMs, page, mayMail, upload }: ReceiveOptions,
): Promise<Received> {
  const parsed = SCHEMAS[kind].safeParse(fieldsOf(kind, form));
  if (!parsed.success) return { outcome: "invalid", problems: problemsOf(parsed.error) };
  const submissionId = form.get(SUBMISSION_ID_FIELD) ?? "";
  const submitted = { kind, fields: parsed.data } as Submitted;
  const spamReasons = suspicions(submitted, form, minFillMs);
  const outcome = await store.put({
    submitted,
    submissionId: SUBMISSION_ID.test(submissionId) ? submissionId : undefined,
    spamReasons,
    holdReason: mayMail(mailboxOf(parsed.data.email)) ? undefined : TOO_MANY_ADDRESSES,
    receivedAt: Date.now(),
    page,
    upload,
  });
  return { outcome, isSpam: spamReasons.length > 0 };
}

function fieldsOf(kind: Kind, form: FormData): Record<string, string> {
  const fields: readonly Field[] = FORMS[kind];
  const isUnmade = (field: Field) => field.kind === "choice" && form.get(field.name) === "";
  return Object.fromEntries(
    fields
      .filter((field) => form.has(field.name) && !isUnmade(field))
      .map(({ name }) => [name, form.get(name) ?? ""]),
  );
}

/** One problem for each field: the first says what to do, the rest would only repeat it. */
function problemsOf(error: z.ZodError): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of error.issues) {
    const field = String(issue.path[0]);
    if (!problems.has(field)) problems.set(field, { field, message: issue.message });
  }
  return [...problems.values()];
}

/** The problem is worded as EmailJS words it. */
export function identify(form: FormData, ids: FormIds): { kind: Kind } | { problem: string } {
  for (const name of ["user_id", "service_id", "template_id"]) {
    if (!form.get(name)) return { problem: `The ${name} parameter is required` };
  }
  if (form.get("user_id") !== ids.publicKey) return { problem: "The Public Key is invalid" };
  if (form.get("service_id") !== ids.serviceId) return { problem: "The service ID not found" };
  if (form.get("template_id") === ids.contactTemplateId) return { kind: "contact" };
  if (form.get("template_id") === ids.checklistTemplateId) return { kind: "checklist" };
  return { problem: "The template ID not found" };
}

/** Checks that a training exists, or is "" or `ANY_TRAINING`: each name that is stored becomes a list at the desk. */
export function isTraining(name: string, site: Site, contentDir: string): boolean {
  const file = site.file(TITLES_PATH);
  const known = file
    ? titles.parse(JSON.parse(String(file.identity.body)))
    : readTitles(contentDir);
  return ["", ANY_TRAINING, ...known.map(cleanLine)].includes(cleanLine(name));
}
