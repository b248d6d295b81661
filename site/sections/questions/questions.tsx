import { FAQ } from "../../content/records/question-groups.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Accordion } from "../../ui/disclosure.tsx";
import { OnwardLink } from "../../ui/onward-link.tsx";
import { words } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";

type Props = { section: Omit<SectionProps<"questions">["section"], "type" | "sample"> };

export const Questions = ({ section: { id, title, lede, tone, action, items } }: Props) => (
  <Section className="lg:py-12" {...(tone && { tone })}>
    <div className="grid gap-6 lg:gap-12 lg:grid-cols-[1fr_2fr]">
      <div>
        <SectionHeading id={id} title={title} lede={lede} />
        {action && <ButtonLink {...action} size="lg" className="mt-5 max-sm:w-full" />}
      </div>
      <Accordion
        group={FAQ}
        items={items.map(({ question, answer, link }, index) => ({
          id: `${id ? `${id}-` : ""}q${index + 1}`,
          title: question,
          content: (
            <>
              {words(answer)}
              {link && <OnwardLink {...link} />}
            </>
          ),
        }))}
      />
    </div>
  </Section>
);
