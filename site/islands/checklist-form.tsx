import { CHECKLIST_PLACE_FIELD, type ChecklistPlace, LIMITS } from "../../contract/fields.ts";
import { CHECKLIST_THANK_YOU_PATH } from "../../contract/forms.ts";
import type { EmailService } from "../config.ts";
import { TextField } from "../ui/field.tsx";
import { type SendNotices, useEmailForm } from "./hooks/use-email-form.ts";
import { island } from "./island.tsx";
import { HiddenFields, SendButton } from "./parts/email-form-parts.tsx";
import { FailureHelp, type Reach } from "./parts/failure-help.tsx";

export type ChecklistProps = {
  service: EmailService;
  path: string;
  place: ChecklistPlace;
  notices: SendNotices;
  reach: Reach;
  copy: { label: string; placeholder: string; button: string; privacy: string };
  onSent?: (form: HTMLFormElement) => void;
};

export function ChecklistForm({
  service,
  path,
  place,
  notices,
  reach,
  copy,
  onSent,
}: ChecklistProps) {
  const next = CHECKLIST_THANK_YOU_PATH;
  const { form, problems, ...sending } = useEmailForm({ service, notices, next, onSent });
  return (
    <form {...form} className="mt-5 flex flex-wrap items-end gap-3">
      <HiddenFields service={service} path={path} />
      <input type="hidden" name={CHECKLIST_PLACE_FIELD} value={place} />
      <TextField
        label={copy.label}
        type="email"
        name="email"
        required
        maxLength={LIMITS.email}
        autoComplete="email"
        placeholder={copy.placeholder}
        error={problems.email && `Email ${problems.email}.`}
        className="min-w-60 flex-1"
      />
      <SendButton phase={sending.state.phase} label={copy.button} />
      <FailureHelp {...sending} kind="checklist" reach={reach} />
      <p className="basis-full text-ink-soft">{copy.privacy}</p>
    </form>
  );
}

/** The form in a page; in the popup, the popup is the island. */
export const ChecklistIsland = island(ChecklistForm);
