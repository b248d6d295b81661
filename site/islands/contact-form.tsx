import { CONTACT_SERVICES, DEFAULT_SERVICE, LIMITS } from "../../contract/fields.ts";
import { THANK_YOU_PATH } from "../../contract/forms.ts";
import type { EmailService } from "../config.ts";
import { SelectField, TextArea, TextField } from "../ui/field.tsx";
import { HiddenFields, SendButton } from "./email-form-parts.tsx";
import { island } from "./island.tsx";
import { type SendNotices, useEmailForm } from "./use-email-form.ts";
import { useSubject } from "./use-subject.ts";

const notices: SendNotices = {
  sent: { title: "Thank You!", text: "Your message has been sent. We'll get back to you shortly." },
  failed: {
    title: "Uh oh! Something went wrong.",
    text: "There was a problem sending your message. Please try again.",
    tone: "destructive",
  },
};

/** What the link that led here asks about is shown above the fields and sent along with the visitor's own words. */
export const ContactForm = island(function ContactForm({
  service,
  path,
}: {
  service: EmailService;
  path: string;
}) {
  const { state, form } = useEmailForm({ service, notices, next: THANK_YOU_PATH });
  const subject = useSubject();
  return (
    <form {...form} className="relative grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {/* It stands in the margin above the fields: appearing after hydration, it must move nothing. */}
      {subject && (
        <p className="absolute bottom-full mb-1.5 text-sm">
          Subject: <strong className="font-semibold">{subject}</strong>
        </p>
      )}
      <HiddenFields service={service} path={path} />
      {subject && <input type="hidden" name="subject" value={subject} />}
      <TextField label="Name" name="name" required maxLength={LIMITS.name} autoComplete="name" />
      <TextField
        label="Email"
        type="email"
        name="email"
        required
        maxLength={LIMITS.email}
        autoComplete="email"
      />
      <TextField label="Phone" type="tel" name="phone" maxLength={LIMITS.phone} autoComplete="tel" />
      <TextField
        label="Company / Institution"
        name="company"
        maxLength={LIMITS.company}
        autoComplete="organization"
      />
      <SelectField label="Service" name="service" defaultValue={DEFAULT_SERVICE} className="sm:col-span-2">
        {CONTACT_SERVICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Message"
        name="message"
        required
        rows={5}
        maxLength={LIMITS.message}
        className="sm:col-span-2"
      />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <SendButton state={state} label="Send Message" />
      </div>
    </form>
  );
});
