import { useState } from "react";
import { Accordion } from "../../ui/accordion.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Stat } from "../../ui/stat.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import { Specimen, State } from "./specimen.tsx";

const badges = ["leaf", "sand", "marigold", "ember"] as const;
const sentence = "Meter readings, bills and the ledger, month by month and site by site.";
const three = ["One", "Two", "Three"];

export function Pieces() {
  return (
    <>
      <Specimen title="Breadcrumbs">
        <Breadcrumbs
          trail={[
            { label: "Home", to: "/" },
            { label: "Services", to: "/services" },
            { label: "Carbon Advisory", to: "/services/carbon-advisory" },
          ]}
        />
      </Specimen>
      <Specimen title="Badges">
        <div className="flex flex-wrap gap-8">
          {badges.map((tone) => (
            <State key={tone} name={tone}>
              <Badge tone={tone}>Green Audit</Badge>
            </State>
          ))}
        </div>
      </Specimen>
      <Specimen title="Cards">
        <div className="grid gap-6 md:grid-cols-3">
          {three.map((title) => (
            <Card key={title}>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-3">{sentence}</p>
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen title="Stats">
        <dl className="grid grid-cols-2 gap-6 sm:grid-cols-4">
          <Stat value="100+" label="clients" />
          <Stat value="5500+" label="training hours" />
          <Stat value="95%" label="satisfaction rate" />
          <Stat value="10+" label="years" className="border-l border-line pl-4" />
        </dl>
      </Specimen>
      <Specimen title="Tabs">
        <TabsExample />
      </Specimen>
      <Specimen title="Accordion">
        <Accordion
          group="gallery"
          openFirst
          items={three.map((title) => ({ id: `item-${title}`, title, content: <p>{sentence}</p> }))}
        />
      </Specimen>
      <section className="border-t border-ink py-10">
        <Carousel title="Carousel" titleId="carousel">
          {[...three, "Four", "Five", "Six"].map((title) => (
            <li key={title} className="w-72 shrink-0 snap-start">
              <Card>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-3">{sentence}</p>
              </Card>
            </li>
          ))}
        </Carousel>
      </section>
      <Specimen title="Dialog">
        <DialogExample />
      </Specimen>
      <Specimen title="Timeline">
        <Timeline
          entries={["2014", "2016", "2018"].map((when) => ({
            key: when,
            when,
            title: "What happened",
            text: sentence,
          }))}
        />
      </Specimen>
      <Specimen title="Empty state">
        <EmptyState title="No articles found" text="Try adjusting your search or filter.">
          <Button variant="outline">Show all</Button>
        </EmptyState>
      </Specimen>
    </>
  );
}

function TabsExample() {
  const [selected, setSelected] = useState("One");
  return (
    <Tabs
      label="Example"
      selected={selected}
      onSelect={setSelected}
      tabs={three.map((id) => ({
        id,
        label: id,
        panel: (
          <p className="pt-6">
            {id}: {sentence}
          </p>
        ),
      }))}
    />
  );
}

function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog">
        <p className="mt-4">{sentence}</p>
        <Button className="mt-6" onClick={() => setOpen(false)}>
          Done
        </Button>
      </Dialog>
    </>
  );
}
