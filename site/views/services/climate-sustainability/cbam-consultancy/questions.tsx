import type { FaqItem } from "../../../../content/records/faq.ts";
import { FAQ } from "../../../../content/records/question-groups.ts";
import { Accordion } from "../../../../ui/accordion.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Said } from "../../../../ui/said.tsx";
import { Section, SectionHeading } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

type Props = CbamCopy["faq"] & { items: FaqItem[] };

export function Questions({ title, text, button, items }: Props) {
  return (
    <Section className="max-lg:py-8">
      <div className="grid gap-6 lg:gap-12 lg:grid-cols-[1fr_2fr]">
        <div>
          <SectionHeading title={title} lede={text} />
          <ButtonLink to={button.to} size="lg" className="mt-5 max-sm:w-full lg:mt-8">
            {button.label}
          </ButtonLink>
        </div>
        <Accordion
          group={FAQ}
          items={items.map(({ question, answer }, index) => ({
            id: `q${index + 1}`,
            title: question,
            content: <Said text={answer} />,
          }))}
        />
      </div>
    </Section>
  );
}
