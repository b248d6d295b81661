import type { z } from "zod";
import { type Field, FORMS, type Kind } from "../../contract/fields.ts";
import { SUBMISSION_ID_FIELD } from "../../contract/forms.ts";
import { SCHEMAS, type Submitted } from "../../contract/schema.ts";
import { TOO_MANY_ADDRESSES } from "../inbox/outbox/hold-reasons.ts";
import { mailboxOf } from "../inbox/storage/addresses.ts";
import type { Upload } from "../inbox/submissions/new-submission.ts";
import type { Store, StoreOutcome } from "../inbox/submissions/store.ts";
import type { FormData } from "./form-data.ts";
import type { Problem } from "./refusal.ts";
import { suspicions } from "./suspicions.ts";

type Received = { outcome: StoreOutcome; isSpam: boolean } | { outcome: "invalid"; problems: Problem[] };

const SUBMISSION_ID = /^[\w-]{8,64}$/;

interface ReceiveOptions {
  minFillMs: number;
  page: string;
  /** Whether the sender may cause a mail to this mailbox. */
  mayMail: (mailbox: string) => boolean;
  upload?: Upload | undefined;
}

/** Checks a form, looks for signs of spam and stores it. Resolves only when the record is on disk. */
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

/** Only the form's own fields; an empty choice counts as not made. */
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
