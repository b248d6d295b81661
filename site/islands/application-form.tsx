import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { type Field, FORMS, RESUME_FIELD } from "../../contract/fields.ts";
import { APPLICATION_PATH, RESUME_BYTES, RETURN_FIELD } from "../../contract/forms.ts";
import type { Notices } from "../content/records/notices.ts";
import { TextField } from "../ui/field.tsx";
import { type Notice, notify } from "../ui/notice.ts";
import { hiddenFields, startFilling } from "./hooks/hidden-fields.ts";
import { isResume, RESUME_ACCEPT, sendApplication } from "./hooks/send-application.ts";
import { island } from "./island.tsx";
import { Honeypot, SendButton } from "./parts/email-form-parts.tsx";
import { FormField } from "./parts/form-field.tsx";

const LABELS: Record<string, string> = { name: "Full Name", email: "Email Address", message: "Cover Letter" };
const fields: readonly Field[] = FORMS.application;
const formFields = fields.filter(({ unasked }) => !unasked);

type Resume = { status: "none" } | { status: "refused"; why: string } | { status: "chosen"; name: string };

type Props = {
  /** The notice once the application has arrived; null while the form is a demonstration that sends nothing. */
  sent: Notice | null;
  notices: Notices["application"];
};

export const ApplicationForm = island(function ApplicationForm({ sent, notices }: Props) {
  const [resume, setResume] = useState<Resume>({ status: "none" });
  const [phase, setPhase] = useState<"editing" | "sending" | "failed">("editing");
  const [problems, setProblems] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const filling = useRef<ReturnType<typeof startFilling>>(undefined);

  // A file that was chosen before the island started is checked like any other.
  useEffect(() => {
    if (field.current?.value) field.current.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);

  useEffect(() => {
    if (phase === "failed") form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [phase]);

  function onResume({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return setResume({ status: "none" });
    const wrong = !isResume(file)
      ? notices.wrongType
      : sent && file.size > RESUME_BYTES
        ? notices.tooLarge
        : undefined;
    if (wrong) {
      target.value = "";
      setResume({ status: "refused", why: wrong.text });
      return notify({ ...wrong, tone: "destructive" });
    }
    setResume({ status: "chosen", name: file.name });
    const { title, text } = notices.chosen;
    notify({ title, text: text.replaceAll("[file]", () => file.name) });
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sent) return notify({ ...notices.demo, tone: "info" });
    if (phase === "sending") return;
    const form = event.currentTarget;
    filling.current ??= startFilling();
    setPhase("sending");
    const failure = await sendApplication(form, hiddenFields(filling.current));
    setPhase(failure ? "failed" : "editing");
    const { [RESUME_FIELD]: file, ...others } = failure?.problems ?? {};
    setProblems(others);
    if (file) setResume({ status: "refused", why: `The résumé ${file}.` });
    notify(failure?.notice ?? sent);
    if (failure) return;
    filling.current = undefined;
    form.reset();
    setResume({ status: "none" });
  }

  const stays = sent ? "" : " stays on your device";
  return (
    <form
      // Outside a dialog this method sends nothing, so a demonstration is as harmless without scripts as with them.
      {...(sent
        ? { action: APPLICATION_PATH, method: "post", encType: "multipart/form-data" }
        : { method: "dialog" })}
      onFocus={() => {
        filling.current ??= startFilling();
      }}
      ref={form}
      onSubmit={onSubmit}
      onInput={({ target }) => {
        // A field that is being corrected is not wrong any more.
        const { [(target as HTMLInputElement).name]: _corrected, ...others } = problems;
        setProblems(others);
      }}
      data-sending={phase === "sending" ? "" : undefined}
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
        error={resume.status === "refused" ? resume.why : undefined}
        className="sm:col-span-2 [&>input]:file:mr-4 [&>input]:file:rounded-sm [&>input]:file:bg-sand [&>input]:file:px-4 [&>input]:file:py-1.5 [&>input]:file:font-semibold"
      />
      <SendButton phase={phase} label="Submit Application" className="sm:justify-self-start" />
    </form>
  );
});
