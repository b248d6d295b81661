import { clsx } from "clsx";
import type { DatedText } from "../content/records/dated-text.ts";
import { FAQ } from "../content/records/question-groups.ts";
import { Accordion } from "../ui/accordion.tsx";
import { ArrowLink } from "../ui/arrow-link.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { CallToAction } from "../ui/call-to-action.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { OnwardLink } from "../ui/onward-link.tsx";
import { Paragraphs } from "../ui/paragraphs.tsx";
import { RelatedLinks } from "../ui/related-links.tsx";
import { Reviewed } from "../ui/reviewed.tsx";
import { Said } from "../ui/said.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";
import { TracedFigure } from "../ui/traced-figure.tsx";
import { Band } from "./band.tsx";
import { serviceLinks } from "./related-links.ts";
import type { SectionProps } from "./schemas.ts";
import type { Place } from "./section.ts";

export function Text({ section, page }: SectionProps<"text">) {
  return (
    <Band section={section} page={page}>
      <div className="mt-5 grid max-w-2xl gap-4">
        <Paragraphs texts={section.paragraphs} />
      </div>
    </Band>
  );
}

export function Table({ section, page }: SectionProps<"table">) {
  const { title, columns, rows, note, tone } = section;
  const isRuled = !tone && page.tone === "ink";
  return (
    <Band section={section} page={page}>
      <div className={clsx(isRuled ? "pb-8 lg:px-8 lg:pb-12" : "mt-5")}>
        <DataTable
          caption={title}
          columns={columns}
          rows={rows.map(({ name, cells }) => [
            name,
            ...cells.map((cell, index) => <Said key={columns[index + 1]} text={cell} />),
          ])}
          ids={rows.map(({ id }) => id)}
          widths={columns.length > 3 ? ["lg:w-[22%]", "lg:w-1/5", "lg:w-[22%]"] : ["lg:w-3/10 xl:w-1/4"]}
          className="max-lg:[&_td]:py-0.5"
        />
        {note && <p className="mt-5 max-w-2xl border-l-4 border-marigold pl-5">{note}</p>}
      </div>
    </Band>
  );
}

type ReasonProps = {
  section: { id?: string | undefined; title: string; text: DatedText; link: { label: string; to: string } };
  className?: string;
};

export function Reason({
  section: { id = "why-choose", title, text, link },
  className = "wrap py-6",
}: ReasonProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="grid gap-x-12 gap-y-3 border-t-2 border-ink pt-5 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id={`${id}-title`} size="h3" title={title} />
        <div>
          <p className="max-w-3xl">
            <Said text={text} />
          </p>
          <ArrowLink {...link} className="mt-2" />
        </div>
      </div>
    </section>
  );
}

type QuestionsProps = { section: Omit<SectionProps<"questions">["section"], "type" | "sample"> };

/** Questions that open to their answers, one at a time. */
export function Questions({ section: { id, title, lede, tone, action, items } }: QuestionsProps) {
  return (
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
                <Said text={answer} />
                {link && <OnwardLink {...link} />}
              </>
            ),
          }))}
        />
      </div>
    </Section>
  );
}

export function Closing({ section: { type, id, hidden, sample, ...words } }: SectionProps<"closing">) {
  return <CallToAction {...words} />;
}

export function Traced({ section: { figure } }: SectionProps<"traced">) {
  return (
    <Section tone="sand">
      <TracedFigure figure={figure} />
    </Section>
  );
}

/** Links on the subject of these rules, and when the rules were last read. */
export function Related({ page: { rules } }: { page: Pick<Place, "rules"> }) {
  return (
    <>
      <RelatedLinks links={serviceLinks(rules)} />
      <Reviewed rules={rules} />
    </>
  );
}
