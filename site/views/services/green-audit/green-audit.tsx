import { shown } from "../../../art/render.ts";
import { sampleDocumentOf } from "../../../content/records/sample-documents.ts";
import { Diagram } from "../../../ui/diagram.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { PointNumber, Points, TextList } from "../../../ui/points.tsx";
import { Said } from "../../../ui/said.tsx";
import { SampleLink } from "../../../ui/sample-link.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { Brief, ServiceEnd, ServiceHero, serviceHead } from "../service-page.tsx";
import { CampusPlan } from "./campus-plan.tsx";
import type { GreenAuditCopy } from "./copy.ts";

const address = "/services/green-audit";

export const greenAuditHead = (copy: GreenAuditCopy) => serviceHead(address, copy, copy.hero.picture);

export function GreenAudit({ copy }: { copy: GreenAuditCopy }) {
  const { process, benefits } = copy;
  return (
    <>
      <ServiceHero
        address={address}
        copy={copy.hero}
        layout="split"
        titleClassName="max-w-[11em]"
        ledeClassName="max-w-xl"
        picture={{
          className: "pb-4 [&>figcaption]:wrap",
          imageClassName: "object-cover object-[50%_35%] max-md:h-52 md:h-112 md:object-[50%_46%] 2xl:h-136",
        }}
      />
      <Brief {...copy.brief} />
      <Evidence {...copy.evidence} />
      <Audits {...copy.auditServices} />
      {/* One line through the five steps: down the side on narrow screens, from left to right on wide ones. */}
      <Section tone="leaf" heading={{ id: "process", title: process.title }}>
        <Points
          list="ol"
          points={process.steps}
          className="draws moves relative mt-6 max-lg:ml-4 max-lg:border-l-2 max-lg:border-marigold lg:mt-10 lg:grid lg:grid-cols-5 lg:border-t-2 lg:border-marigold"
          itemClassName="relative pb-3 pl-8 last:pb-0 lg:pt-7 lg:pr-6 lg:pl-0"
          textClassName="mt-1 text-paper/85 max-lg:text-sm"
          above={(_, index) => (
            <PointNumber
              index={index}
              className="climbs absolute top-0 left-0 flex size-8 -translate-x-1/2 items-center justify-center rounded-full bg-marigold font-semibold text-ink lg:-translate-y-1/2 lg:translate-x-0"
            />
          )}
        />
      </Section>
      <Section aria-labelledby="benefits">
        <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_2fr]">
          <Picture
            {...shown(benefits.picture)}
            imageClassName="rounded-lg object-cover max-lg:h-72 max-sm:h-32 lg:h-88"
          />
          <div>
            <SectionHeading id="benefits" title={benefits.title} />
            <Fold label={`All ${benefits.items.length} changes`} className="mt-4 lg:mt-6">
              <Points
                points={benefits.items}
                className="grid gap-x-10 gap-y-4 max-sm:pt-4 sm:grid-cols-2"
                textClassName="mt-1 text-ink-soft"
              />
            </Fold>
          </div>
        </div>
      </Section>
      <ServiceEnd copy={copy} tone="sand" />
    </>
  );
}

/** The documents of a NAAC criterion as numbered sheets in a folder; `label` is the folder's tab. */
function Evidence({ label, title, lede, keptBy, items, note }: GreenAuditCopy["evidence"]) {
  return (
    <Section tone="sand" aria-labelledby="evidence">
      <p className="figures inline-block rounded-t-lg bg-white px-6 pt-3 pb-1 font-semibold text-leaf">
        {label}
      </p>
      <div className="rounded-r-lg rounded-bl-lg bg-white px-5 py-6 shadow-panel sm:px-8 lg:px-10 lg:py-9">
        <div className="grid-12 gap-y-4">
          <SectionHeading id="evidence" title={title} className="col-span-12 lg:col-span-6" />
          <p className="col-span-12 max-w-xl lg:col-span-6">{lede}</p>
        </div>
        <Fold label={`All ${items.length} documents`} className="mt-5">
          <Points
            list="ol"
            points={items}
            className="border-t-2 border-ink"
            itemClassName="grid grid-cols-[2.25rem_1fr] gap-y-1 border-b border-line py-2.5 lg:grid-cols-[2.5rem_4fr_7fr_3fr] lg:gap-x-6"
            textClassName="col-start-2 max-lg:text-sm lg:col-start-3"
            above={(_, index) => <PointNumber index={index} className="font-display text-h4 text-leaf" />}
            below={(item) => (
              <p className="col-start-2 text-sm text-ink-soft lg:col-start-4">
                {keptBy} <span className="font-semibold text-ink">{item.keptBy}</span>
              </p>
            )}
          />
        </Fold>
        <div className="mt-5 grid items-start gap-x-10 gap-y-4 lg:grid-cols-[3fr_2fr]">
          <p className="border-l-4 border-marigold pl-4 text-sm">
            <Said text={note} />
          </p>
          <SampleLink document={sampleDocumentOf("green-audit")} className="border border-line shadow-none" />
        </div>
      </div>
    </Section>
  );
}

/** A plan of a campus that shows where each audit measures, and below it what each audit covers. */
function Audits({ title, caption, items }: GreenAuditCopy["auditServices"]) {
  return (
    <section aria-labelledby="audits" className="pb-section">
      <Diagram id="audits" title={title} caption={caption} className="pb-0! lg:pb-0!">
        <CampusPlan places={items.map(({ where }) => where)} />
      </Diagram>
      <ol className="enters wrap mt-5 grid gap-x-12 gap-y-4 md:grid-cols-2 lg:mt-8 lg:gap-y-8 xl:grid-cols-3">
        {items.map((audit, index) => (
          <li key={audit.title}>
            <h3 className="flex items-center gap-3 text-h4">
              <PointNumber
                index={index}
                className="grid size-8 shrink-0 place-items-center rounded-full bg-marigold font-sans text-base font-semibold"
              />
              <span>{audit.title}</span>
            </h3>
            <p className="mt-1 text-sm font-semibold text-leaf">{audit.where}</p>
            <p className="mt-1 text-ink-soft max-sm:text-sm">{audit.text}</p>
            <Disclosure label={`What it covers, in ${audit.points.length} points`} className="mt-1 text-sm">
              <TextList items={audit.points} className="list-disc pl-5" itemClassName="py-0.5" />
            </Disclosure>
          </li>
        ))}
      </ol>
    </section>
  );
}
