import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type Field, FORMS, RESUME_FIELD } from "../../contract/fields.ts";
import { APPLICATION_PATH, RESUME_BYTES, RETURN_FIELD } from "../../contract/forms.ts";
import type { Notices } from "../content/records/notices.ts";
import { TextField } from "../ui/field.tsx";
import { type Notice, notify } from "../ui/notice.ts";
import { post } from "../ui/post.ts";
import { type Failure, useSentForm } from "./hooks/use-sent-form.ts";
import { island } from "./island.tsx";
import { Honeypot, SendButton } from "./parts/email-form-parts.tsx";
import { FormField } from "./parts/form-field.tsx";

const LABELS: Record<string, string> = {
  name: "Full Name",
  email: "Email Address",
  message: "Cover Letter",
};
const fields: readonly Field[] = FORMS.application;
const formFields = fields.filter(({ unasked }) => !unasked);

const types = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

/** For the file picker, which only suggests: any file can still be dropped on the field. */
const RESUME_ACCEPT = [".pdf", ".doc", ".docx", ...types].join(",");

/** PDF or Word, by ending and by type; a browser that knows no type for the ending leaves it empty. */
export const isResume = ({ name, type }: { name: string; type: string }): boolean =>
  /\.(pdf|docx?)$/i.test(name) && (type === "" || types.includes(type));

type Resume =
  | { status: "none" }
  | { status: "refused"; why: string }
  | { status: "chosen"; name: string };

/** `sent` is null while the form is a demonstration that sends nothing. */
type Props = { sent: Notice | null; notices: Notices["application"] };

export const ApplicationForm = island(function ApplicationForm({ sent, notices }: Props) {
  const [resume, setResume] = useState<Resume>({ status: "none" });
  const field = useRef<HTMLInputElement>(null);
  const { form, state, problems } = useSentForm({
    action: APPLICATION_PATH,
    // A file takes long over a slow connection.
    send: (form) => post(APPLICATION_PATH, new FormData(form), 120),
    failed: failureNotice,
    onSent() {
      setResume({ status: "none" });
      if (sent) notify(sent);
    },
  });

  // A file that was chosen before the island started is checked like any other.
  useEffect(() => {
    if (field.current?.value) field.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);

  function onResume({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return setResume({ status: "none" });
    const wrong = isResume(file)
      ? sent && file.size > RESUME_BYTES && notices.tooLarge
      : notices.wrongType;
    if (wrong) {
      target.value = "";
      setResume({ status: "refused", why: wrong.text });
      return notify({ ...wrong, tone: "destructive" });
    }
    setResume({ status: "chosen", name: file.name });
    const { title, text } = notices.chosen;
    notify({ title, text: text.replaceAll("[file]", () => file.name) });
  }

  function demonstrate(event: SubmitEvent) {
    event.preventDefault();
    notify({ ...notices.demo, tone: "info" });
  }

  const wrongFile = problems[RESUME_FIELD] && `The résumé ${problems[RESUME_FIELD]}.`;
  const stays = sent ? "" : " stays on your device";
  return (
    <form
      // Outside a dialog this method sends nothing, so a demonstration is as harmless without scripts as with them.
      {...(sent
        ? { ...form, encType: "multipart/form-data" }
        : { method: "dialog", onSubmit: demonstrate })}
      className="grid gap-x-5 gap-y-6 sm:grid-cols-2"
    >
      {sent && <input type="hidden" name={RETURN_FIELD} value="/work-with-us" />}
      {sent && <Honeypot />}
      {formFields.map((field) => (
        <FormField
          key={field.name}
          field={{ ...field, label: LABELS[field.name] ?? field.label }}
          problem={problems[field.name]}
          className={field.name === "name" ? "sm:col-span-2" : undefined}
        />
      ))}
      <TextField
        label="Resume"
        ref={field}
        type="file"
        name={RESUME_FIELD}
        accept={RESUME_ACCEPT}
        onChange={onResume}
        hint={resume.status === "chosen" ? `${resume.name}${stays}.` : "PDF or Word (.doc, .docx)"}
        error={resume.status === "refused" ? resume.why : wrongFile}
        className="sm:col-span-2 [&>input]:file:mr-4 [&>input]:file:rounded-sm [&>input]:file:bg-sand [&>input]:file:px-4 [&>input]:file:py-1.5 [&>input]:file:font-semibold"
      />
      <SendButton
        phase={state.phase}
        label="Submit Application"
        className="sm:justify-self-start"
      />
    </form>
  );
});

function failureNotice(failure: Failure): Notice {
  const text =
    failure.result === "refused"
      ? failure.sentence || "Please try again, or write to us by email."
      : "Check your connection and send it again. What you entered is still here.";
  return { title: "Your application was not sent", text };
}
