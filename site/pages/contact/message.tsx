import { ContactForm } from "../../forms/contact-form.tsx";
import { copy } from "./contact.data.ts";
import { useSubject } from "./use-subject.ts";

export function Message() {
  const { title, intro, privacy } = copy.form;
  const subject = useSubject();
  return (
    <section className="py-14 lg:py-20 lg:pl-16">
      <div className="relative">
        {/* It stands in the padding above the title: appearing after hydration, it must move nothing. */}
        {subject && (
          <p className="absolute bottom-full mb-1.5 text-sm">
            Subject: <strong className="font-semibold">{subject}</strong>
          </p>
        )}
        <h2 className="text-h2">{title}</h2>
      </div>
      <p className="mt-3 mb-8 text-ink-soft">{intro}</p>
      <ContactForm subject={subject} />
      <p className="mt-5 text-sm text-ink-soft">
        {privacy.text}{" "}
        <a href={privacy.link.to} className="inline-block py-1 underline underline-offset-4">
          {privacy.link.label}
        </a>
      </p>
    </section>
  );
}
