import type { ReactNode } from "react";
import { APPLIED_FRAGMENT } from "../../../contract/forms.ts";
import { firm } from "../../content/reader/read.ts";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { WorkWithUsCopy } from "./copy.ts";

type Props = WorkWithUsCopy["form"] & {
  sends: boolean;
  contact: WorkWithUsCopy["careersContact"];
  children: ReactNode;
};

export function Apply({ title, intro, sending, sends, contact, children }: Props) {
  const { careersEmail } = firm();
  const [before, after] = contact.text.split(careersEmail);
  return (
    <Section tone="white" aria-labelledby="apply">
      <div className="grid gap-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <SectionHeading id="apply" title={title} lede={sends ? sending.intro : intro} />
          <div className="mt-10 border-l-4 border-marigold pl-5">
            <h3 className="text-h4">{contact.title}</h3>
            <p className="mt-2">
              {before}
              <a href={`mailto:${careersEmail}`} className="font-semibold text-leaf underline">
                {careersEmail}
              </a>
              {after}
            </p>
          </div>
        </div>
        <div>
          {sends && (
            <p
              id={APPLIED_FRAGMENT}
              className="mb-8 hidden border-l-4 border-leaf bg-sand p-5 font-semibold target:block"
            >
              {sending.sent.title}. {sending.sent.text}
            </p>
          )}
          {children}
        </div>
      </div>
    </Section>
  );
}
