import { shown } from "../../../art/render.ts";
import { sampleDocumentOf } from "../../../content/records/sample-documents.ts";
import { Diagram } from "../../../ui/diagram.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { PointNumber, Points, TextList } from "../../../ui/points.tsx";
import { Said } from "../../../ui/said.tsx";
import { SampleLink } from "../../../ui/sample-link.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { ServiceEnd, ServiceHero, serviceHead } from "../service-page.tsx";
import { CampusPlan } from "./campus-plan.tsx";
import type { GreenAuditCopy } from "./copy.ts";

const address = "/services/green-audit";

export const greenAuditHead = (copy: GreenAuditCopy) => serviceHead(address, copy, copy.hero.picture);

export function GreenAudit({ copy }: { copy: GreenAuditCopy }) {
  return (
    <>
      <ServiceHero
        address={address}
        copy={copy.hero}
        layout="split"
        titleClassName="max-w-[8.4em] min-h-[4lh]"
        ledeClassName="max-w-xl"
        picture={{
          className: "pb-4 [&>figcaption]:wrap",
          imageClassName: "object-cover object-bottom md:aspect-2/1 md:max-h-[60rem]",
        }}
      />
      <Evidence {...copy.evidence} />
      <Audits {...copy.auditServices} />
      <Process {...copy.process} />
      <Benefits {...copy.benefits} />
      <ServiceEnd copy={copy} tone="sand" />
    </>
  );
}

/** A folder with its tab: one numbered sheet a document, in the order of the criterion. */
function Evidence({ label, title, lede, keptBy, items, note }: GreenAuditCopy["evidence"]) {
  return (
    <Section tone="sand" aria-labelledby="evidence">
      <p className="figures inline-block rounded-t-lg bg-white px-6 pt-3 pb-1 font-semibold text-leaf">
        {label}
      </p>
      <div className="rounded-r-lg rounded-bl-lg bg-white px-5 py-10 shadow-panel sm:px-10 lg:px-16 lg:py-16">
        <div className="grid-12 gap-y-4">
          <SectionHeading id="evidence" title={title} className="col-span-12 lg:col-span-6" />
          <p className="col-span-12 max-w-xl text-lg lg:col-span-6">{lede}</p>
        </div>
        <Points
          list="ol"
          points={items}
          className="mt-10 border-t-2 border-ink"
          itemClassName="grid grid-cols-[2.25rem_1fr] gap-y-2 border-b border-line py-5 lg:grid-cols-[3.5rem_5fr_6fr_4fr] lg:gap-x-6"
          textClassName="col-start-2 lg:col-start-3"
          above={(_, index) => <PointNumber index={index} className="font-display text-h4 text-leaf" />}
          below={(item) => (
            <p className="col-start-2 text-sm text-ink-soft lg:col-start-4 lg:text-base">
              <span className="lg:block lg:text-sm">{keptBy}</span>{" "}
              <span className="font-semibold text-ink">{item.keptBy}</span>
            </p>
          )}
        />
        <p className="mt-8 max-w-3xl border-l-4 border-marigold pl-5">
          <Said text={note} />
        </p>
        <SampleLink
          document={sampleDocumentOf("green-audit")}
          className="mt-10 max-w-2xl border border-line shadow-none"
        />
      </div>
    </Section>
  );
}

/** One campus from above with the places where each audit measures, and under it what each of them covers. */
function Audits({ title, caption, items }: GreenAuditCopy["auditServices"]) {
  return (
    <section aria-labelledby="audits" className="pb-10 lg:pb-section">
      <Diagram id="audits" title={title} caption={caption} className="pb-0! lg:pb-0!">
        <CampusPlan places={items.map(({ where }) => where)} />
      </Diagram>
      <ol className="enters wrap mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:mt-14 lg:gap-y-14 xl:grid-cols-3">
        {items.map((audit, index) => (
          <li key={audit.title}>
            <h3 className="flex items-center gap-3 text-h4 lg:text-h3">
              <PointNumber
                index={index}
                className="grid size-8 shrink-0 place-items-center rounded-full bg-marigold font-sans text-base font-semibold"
              />
              <span>{audit.title}</span>
            </h3>
            <p className="mt-1 text-sm font-semibold text-leaf">{audit.where}</p>
            <p className="mt-2 text-ink-soft">{audit.text}</p>
            <TextList
              items={audit.points}
              className="mt-3 grid gap-1.5"
              itemClassName="flex gap-3"
              bullet="mt-1.5 size-4 shrink-0 border-2 border-leaf"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One line through the five steps: down the side on narrow screens, from left to right on wide ones. */
function Process({ title, steps }: GreenAuditCopy["process"]) {
  return (
    <Section tone="leaf" className="max-lg:py-10" heading={{ id: "process", title }}>
      <Points
        list="ol"
        points={steps}
        className="relative mt-8 max-lg:ml-4 max-lg:border-l-2 max-lg:border-marigold lg:mt-16 lg:grid lg:grid-cols-5 lg:border-t-2 lg:border-marigold"
        itemClassName="relative pb-6 pl-8 last:pb-0 lg:pt-8 lg:pr-6 lg:pl-0"
        textClassName="mt-1 text-paper/85 lg:mt-2"
        above={(_, index) => (
          <PointNumber
            index={index}
            className="absolute top-0 left-0 flex size-8 -translate-x-1/2 items-center justify-center rounded-full bg-marigold font-semibold text-ink lg:-translate-y-1/2 lg:translate-x-0"
          />
        )}
      />
    </Section>
  );
}

function Benefits({ title, picture, items }: GreenAuditCopy["benefits"]) {
  return (
    <section aria-labelledby="benefits" className="relative bg-paper">
      <Picture
        {...shown(picture)}
        className="relative lg:absolute lg:inset-y-0 lg:left-0 lg:w-1/2 [&>figcaption]:px-gutter lg:[&>figcaption]:absolute lg:[&>figcaption]:bottom-0 lg:[&>figcaption]:bg-ink lg:[&>figcaption]:px-3 lg:[&>figcaption]:py-1 lg:[&>figcaption]:text-paper lg:[&>figcaption]:opacity-100"
        imageClassName="object-cover object-[30%_50%] lg:absolute lg:h-full"
      />
      <div className="wrap py-9 lg:py-section lg:grid-12">
        <div className="lg:col-span-5 lg:col-start-8">
          <SectionHeading id="benefits" title={title} />
          <Points
            points={items}
            className="mt-5 lg:mt-10"
            itemClassName="border-t border-line py-3.5 lg:py-6"
            titleClassName="text-h3"
            textClassName="mt-2 text-ink-soft"
          />
        </div>
      </div>
    </section>
  );
}
