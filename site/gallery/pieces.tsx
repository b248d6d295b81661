import type { ReactNode } from "react";
import { href, trail } from "../addresses.ts";
import { Accordion } from "../ui/accordion.tsx";
import { Badge } from "../ui/badge.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { Button } from "../ui/button.tsx";
import { Carousel } from "../ui/carousel.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { after, overAfter, until } from "../ui/dated.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ItemsMissing, MoreItems } from "../ui/more-items.tsx";
import { NumberedPoints } from "../ui/numbered-points.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { SectionIndex } from "../ui/section-index.tsx";
import { Stat } from "../ui/stat.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Specimen, State } from "./specimen.tsx";

const badges = ["leaf", "sand", "marigold", "ember"] as const;
const pointSizes = ["small", "medium", "large"] as const;
const sentence = "Meter readings, bills and the ledger, month by month and site by site.";
const three = ["One", "Two", "Three"];

const GONE = "2000-01-01";
const TO_COME = "2999-12-31";

/** The parts with state, which only the shell can place. */
export type Islands = Partial<Record<"dialog", ReactNode>>;

export function Pieces({ dialog }: Islands) {
  return (
    <>
      <Specimen
        title="Breadcrumbs"
        path="site/ui/breadcrumbs.tsx"
        snippet={`<Breadcrumbs trail={trail("/services/carbon-advisory")} />`}
      >
        <Breadcrumbs trail={trail("/services/carbon-advisory")} />
      </Specimen>
      <Specimen title="Badges" path="site/ui/badge.tsx" snippet={`<Badge tone="leaf">Green Audit</Badge>`}>
        <div className="flex flex-wrap gap-8">
          {badges.map((tone) => (
            <State key={tone} name={tone}>
              <Badge tone={tone}>Green Audit</Badge>
            </State>
          ))}
        </div>
      </Specimen>
      <Specimen title="Stats" path="site/ui/stat.tsx" snippet={`<Stat value="100+" label="clients" />`}>
        <dl className="grid grid-cols-2 gap-6 sm:grid-cols-4">
          <Stat value="100+" label="clients" />
          <Stat value="5500+" label="training hours" />
          <Stat value="95%" label="satisfaction rate" />
          <Stat value="10+" label="years" className="border-l border-line pl-4" />
        </dl>
      </Specimen>
      <Specimen
        title="Table"
        path="site/ui/data-table.tsx"
        snippet={`<DataTable caption="Example" columns={["Name", "Owner"]} rows={[["One", "Somebody"]]} />`}
      >
        <DataTable
          caption="Example"
          columns={["Name", "Owner", "What it asks"]}
          rows={three.map((name) => [name, "Somebody", sentence])}
        />
      </Specimen>
      <Specimen
        title="Numbered points"
        path="site/ui/numbered-points.tsx"
        snippet={`<NumberedPoints points={copy.steps} size="medium" />`}
      >
        <div className="grid gap-12 lg:grid-cols-3">
          {pointSizes.map((size) => (
            <State key={size} name={size}>
              <NumberedPoints points={three.map((title) => ({ title, text: sentence }))} size={size} />
            </State>
          ))}
        </div>
      </Specimen>
      <Specimen
        title="Section index"
        path="site/ui/section-index.tsx"
        snippet={`<SectionIndex sections={[{ id: "overview", title: "Overview" }]} />`}
      >
        <SectionIndex sections={three.map((title) => ({ id: `item-${title}`, title }))} />
      </Specimen>
      <Specimen
        title="Tabs in a row"
        path="site/ui/tabs.tsx, its script in site/layout/tabs.ts"
        snippet={`<Tabs label="About Us" tabs={[{ id: "company", label: "Our Company", panel: <Company /> }]} initial="company" />`}
      >
        <TabsExample layout="row" />
      </Specimen>
      <Specimen
        title="Tabs at the side"
        path="site/ui/tabs.tsx, its script in site/layout/tabs.ts"
        snippet={`<Tabs label="Practices" tabs={tabs} initial="carbon-advisory" layout="side" />`}
      >
        <TabsExample layout="side" />
      </Specimen>
      <Specimen
        title="Accordion"
        path="site/ui/accordion.tsx"
        snippet={`<Accordion group="faq" items={[{ id: "first", title: "A question", content: <p>An answer.</p> }]} />`}
      >
        <Accordion
          group="gallery"
          openFirst
          items={three.map((title) => ({ id: `item-${title}`, title, content: <p>{sentence}</p> }))}
        />
      </Specimen>
      <Specimen
        title="Carousel"
        path="site/ui/carousel.tsx, its script in site/ui/carousel-script.ts"
        snippet={`<Carousel title="Explore More Programs" titleId="more"><ul>…</ul></Carousel>`}
      >
        <Carousel title="Carousel" titleId="carousel">
          <CarouselItems />
        </Carousel>
      </Specimen>
      <Specimen
        title="Dialog"
        path="site/ui/dialog.tsx"
        snippet={`<Dialog open={isOpen} onClose={close} title="A title">…</Dialog>`}
      >
        {dialog}
      </Specimen>
      <Specimen
        title="Dated"
        path="site/ui/dated.ts"
        snippet={`<p {...until("2027-02-01")}>True up to this day in India</p>`}
      >
        <div className="flex flex-wrap gap-8">
          <State name="until a day to come">
            <p {...until(TO_COME)}>Still true</p>
          </State>
          <State name="after a day gone by">
            <p {...after(GONE)}>True by now</p>
          </State>
          <State name="over">
            <p {...overAfter(GONE)} className="over:line-through">
              It is over
            </p>
          </State>
        </div>
      </Specimen>
      <Specimen
        title="Long lists"
        path="site/ui/pagination.tsx, site/ui/more-items.tsx"
        snippet={`<Pagination noun="articles" current={2} last={9} to={(page) => href("/blog/page/:page", page)} />`}
      >
        <Pagination
          noun="articles"
          current={5}
          last={9}
          to={(page) => href("/blog/page/:page", page)}
          className="mb-10"
        />
        <ItemsMissing noun="articles" onRetry={() => {}} />
        <MoreItems noun="articles" left={12} onMore={() => {}} />
      </Specimen>
      <Specimen
        title="Empty state"
        path="site/ui/empty-state.tsx"
        snippet={`<EmptyState title="No articles found" text="Try adjusting your search or filter." />`}
      >
        <EmptyState title="No articles found" text="Try adjusting your search or filter.">
          <Button variant="outline">Show all</Button>
        </EmptyState>
      </Specimen>
    </>
  );
}

function CarouselItems() {
  return (
    <ul className="mt-8 flex snap-x gap-5 overflow-x-auto pb-4">
      {[...three, "Four", "Five", "Six"].map((title) => (
        <li key={title} className="w-72 shrink-0 snap-start rounded-lg border border-line bg-white p-6">
          <h3 className="text-h4">{title}</h3>
          <p className="mt-3">{sentence}</p>
        </li>
      ))}
    </ul>
  );
}

function TabsExample({ layout }: { layout: "row" | "side" }) {
  const tabs = three.map((label) => ({
    id: `${layout}-${label}`,
    label,
    panel: <p className="pt-6">{`${label}: ${sentence}`}</p>,
  }));
  return <Tabs label={`Example, ${layout}`} tabs={tabs} initial={`${layout}-One`} layout={layout} />;
}
