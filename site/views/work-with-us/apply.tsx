import { ApplicationForm } from "../../forms/application-form.tsx";
import { firm } from "../../layout/site.data.ts";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { copy } from "./work-with-us.data.ts";

export function Apply() {
  const { form, careersContact } = copy;
  const [before, after] = careersContact.text.split(firm.careersEmail);
  return (
    <Section tone="white" aria-labelledby="apply">
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <SectionHeading id="apply" title={form.title} lede={form.intro} />
          <div className="mt-10 border-l-4 border-marigold pl-5">
            <h3 className="text-h4">{careersContact.title}</h3>
            <p className="mt-2">
              {before}
              <a href={`mailto:${firm.careersEmail}`} className="font-semibold text-leaf underline">
                {firm.careersEmail}
              </a>
              {after}
            </p>
          </div>
        </div>
        <ApplicationForm />
      </div>
    </Section>
  );
}
