import { type ChangeEvent, type SubmitEvent, useState } from "react";
import { LIMITS } from "../../contract/fields.ts";
import { Button } from "../ui/button.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { type Notice, notify } from "../ui/notice.ts";
import { island } from "./island.tsx";
import { isResume, RESUME_ACCEPT } from "./resume.ts";

const invalidType: Notice = {
  title: "Invalid file type",
  text: "Please select a PDF or Word document.",
  tone: "destructive",
};

const demo: Notice = {
  title: "🚧 Form submission is a demo",
  text: "This feature isn't fully implemented yet, but you can request it next!",
};

type Resume = { status: "none" } | { status: "refused" } | { status: "chosen"; name: string };

/** A demonstration: it checks what the visitor enters and sends nothing, the file least of all. */
export const ApplicationForm = island(function ApplicationForm() {
  const [resume, setResume] = useState<Resume>({ status: "none" });

  function onResume({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return setResume({ status: "none" });
    if (!isResume(file)) {
      target.value = "";
      setResume({ status: "refused" });
      return notify(invalidType);
    }
    setResume({ status: "chosen", name: file.name });
    notify({ title: "File selected!", text: `${file.name} is ready for upload.` });
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    notify(demo);
  }

  return (
    // Outside a dialog this method sends nothing, so the form is as harmless without scripts as with them.
    <form method="dialog" onSubmit={onSubmit} className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <TextField
        label="Full Name"
        name="name"
        required
        maxLength={LIMITS.name}
        autoComplete="name"
        className="sm:col-span-2"
      />
      <TextField
        label="Email Address"
        type="email"
        name="email"
        required
        maxLength={LIMITS.email}
        autoComplete="email"
      />
      <TextField label="Phone" type="tel" name="phone" maxLength={LIMITS.phone} autoComplete="tel" />
      <TextArea
        label="Cover Letter"
        name="message"
        rows={5}
        maxLength={LIMITS.message}
        className="sm:col-span-2"
      />
      <TextField
        label="Resume"
        type="file"
        name="resume"
        accept={RESUME_ACCEPT}
        onChange={onResume}
        hint={
          resume.status === "chosen" ? `${resume.name} stays on your device.` : "PDF or Word (.doc, .docx)"
        }
        error={resume.status === "refused" ? invalidType.text : undefined}
        className="sm:col-span-2 [&>input]:file:mr-4 [&>input]:file:rounded-sm [&>input]:file:bg-sand [&>input]:file:px-4 [&>input]:file:py-1.5 [&>input]:file:font-semibold"
      />
      <Button type="submit" size="lg" className="sm:justify-self-start">
        Submit Application
      </Button>
    </form>
  );
});
