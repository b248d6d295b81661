import { CONTACT_SERVICES, DEFAULT_SERVICE, LIMITS, THANK_YOU_PATH } from "../../contract/forms.ts";
import { delivery } from "../layout/site.data.ts";
import { SelectField, TextArea, TextField } from "../ui/field.tsx";
import { HiddenFields, SendButton } from "./email-form-parts.tsx";
import { type SendNotices, useEmailForm } from "./use-email-form.ts";

const notices: SendNotices = {
  sent: { title: "Thank You!", text: "Your message has been sent. We'll get back to you shortly." },
  failed: {
    title: "Uh oh! Something went wrong.",
    text: "There was a problem sending your message. Please try again.",
    tone: "destructive",
  },
};

/** `subject` is what the page that led here asks about; it is sent along with the visitor's own words. */
export function ContactForm({ subject }: { subject: string }) {
  const templateId = delivery.contactTemplateId;
  const { state, form } = useEmailForm({ templateId, notices, next: THANK_YOU_PATH });
  return (
    <form {...form} className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <HiddenFields templateId={templateId} />
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
}
