import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { type Field, FORMS, LIMITS } from "../../contract/fields.ts";
import { CAME_FROM_FIELD, THANK_YOU_PATH } from "../../contract/forms.ts";
import { cleanLine } from "../../contract/text.ts";
import type { Topic } from "../../contract/topics.ts";
import type { EmailService } from "../config.ts";
import { type About, type Hints, SENT_TOPIC_KEY } from "../ui/about.ts";
import { Button } from "../ui/button.tsx";
import { store } from "../ui/storage.ts";
import { aboutText, useAbout } from "./hooks/use-about.ts";
import { type SendNotices, useEmailForm } from "./hooks/use-email-form.ts";
import { island } from "./island.tsx";
import { HiddenFields, SendButton } from "./parts/email-form-parts.tsx";
import { FailureHelp, type Reach } from "./parts/failure-help.tsx";
import { FormField } from "./parts/form-field.tsx";

const fields: readonly Field[] = FORMS.contact;
const formFields = fields.filter(({ unasked }) => !unasked);

type Props = {
  service: EmailService;
  path: string;
  notices: SendNotices;
  reach: Reach;
  hints: Record<Topic, Hints>;
};

export const ContactForm = island(function ContactForm({
  service,
  path,
  notices,
  reach,
  hints,
}: Props) {
  const { form, problems, ...sending } = useEmailForm({
    service,
    notices,
    next: THANK_YOU_PATH,
    onSent(_form, answer) {
      console.info(answer);
      // Without storage the next page says what is true of every message.
      store("sessionStorage", SENT_TOPIC_KEY, topic);
      forget();
    },
  });
  const { subject, cameFrom } = useArrival();
  const { about, topic, follow, forget } = useAbout(form.ref);
  useEffect(() => {
    for (const reader of document.querySelectorAll<HTMLElement>("[data-topics]"))
      reader.classList.toggle("invisible", !reader.dataset.topics?.split(" ").includes(topic));
  }, [topic]);
  return (
    <form
      {...form}
      data-draft=""
      onInput={(event) => {
        form.onInput(event);
        follow();
      }}
      className="relative grid gap-x-5 gap-y-6 sm:grid-cols-2"
    >
      {/* In the margin above the fields: they appear after hydration and must not move anything. */}
      {about ? (
        <AboutLine about={about} onRemove={forget} />
      ) : (
        subject && (
          <p className="absolute bottom-full mb-3 text-sm">
            Subject: <strong className="font-semibold">{subject}</strong>
          </p>
        )
      )}
      <HiddenFields service={service} path={path} />
      {subject && <input type="hidden" name="subject" value={subject} />}
      {cameFrom && <input type="hidden" name={CAME_FROM_FIELD} value={cameFrom} />}
      {about && <input type="hidden" name="about" value={aboutText(about, location.origin)} />}
      {formFields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          problem={problems[field.name]}
          placeholder={field.name === "message" ? hints[topic].hint : undefined}
        />
      ))}
      {hints[topic].prompts && <Prompts lines={hints[topic].prompts} />}
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <SendButton phase={sending.state.phase} label="Send Message" />
        <FailureHelp {...sending} kind="contact" reach={reach} />
      </div>
    </form>
  );
});

const Prompts = ({ lines }: { lines: string[] }) => (
  <p className="-mt-4 flex flex-wrap gap-2 sm:col-span-2">
    {lines.map((line) => (
      <Button
        key={line}
        variant="outline"
        size="sm"
        className="px-2! max-sm:grow"
        onClick={({ currentTarget }) => beginLine(currentTarget.form?.message, line)}
        label={line}
      />
    ))}
  </p>
);

/** Puts the cursor behind this line of the message, which is added where it is missing. */
function beginLine(message: HTMLTextAreaElement, line: string): void {
  const begun = `${line}: `;
  if (!message.value.includes(begun))
    message.value = `${message.value.replace(/\n+$/, "")}\n${begun}`.trimStart();
  const end = `${message.value}\n`.indexOf("\n", message.value.indexOf(begun));
  message.focus();
  message.setSelectionRange(end, end);
  message.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The subject that the link to this page names, and the path of our page with that link. */
function useArrival() {
  const [arrival, setArrival] = useState({ subject: "", cameFrom: "" });
  useEffect(() => {
    const named = new URLSearchParams(location.search).get("subject") ?? "";
    const { origin, pathname } = new URL(document.referrer || location.href);
    const isOurs = origin === location.origin && pathname !== location.pathname;
    setArrival({
      subject: cleanLine(named.slice(0, LIMITS.subject)),
      cameFrom: isOurs ? pathname : "",
    });
  }, []);
  return arrival;
}

/** Always one line: a long title is cut, but not the dates, which tell two trainings apart. A result has a link instead. */
const AboutLine = ({ about, onRemove }: { about: About; onRemove: () => void }) => (
  <p className="absolute bottom-full mb-2 flex max-w-full items-center rounded-md bg-sand pl-3 text-sm whitespace-nowrap">
    <span className="mr-1">About: </span>
    <strong className="truncate font-semibold" title={about.title}>
      {about.title}
    </strong>
    {about.dates && !about.link && <span className="shrink-0">{`, ${about.dates}`}</span>}
    {about.link && (
      <a href={about.link} className="ml-2 shrink-0 py-2 text-leaf underline underline-offset-4">
        View
      </a>
    )}
    <Button
      variant="ghost"
      size="icon"
      className="ml-1 shrink-0"
      aria-label="Remove"
      onClick={onRemove}
    >
      <X className="size-4" />
    </Button>
  </p>
);
