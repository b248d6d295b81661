import { Section, SectionHeading } from "../ui/section.tsx";
import { Stripes } from "../ui/stripes.tsx";
import { Specimen, State } from "./specimen.tsx";

const sizes = [
  "text-hero",
  "text-h1",
  "text-h2",
  "text-h3",
  "text-h4",
  "text-lede",
  "text-lg",
  "text-base",
  "text-sm",
];

const colours = [
  "bg-ink",
  "bg-ink-2",
  "bg-ink-soft",
  "bg-paper",
  "bg-sand",
  "bg-white",
  "bg-line",
  "bg-line-dark",
  "bg-field",
  "bg-leaf",
  "bg-leaf-dark",
  "bg-leaf-light",
  "bg-marigold",
  "bg-marigold-soft",
  "bg-marigold-ink",
  "bg-ember",
];

const scale = [
  "bg-data-1",
  "bg-data-2",
  "bg-data-3",
  "bg-data-4",
  "bg-data-5",
  "bg-data-6",
  "bg-data-7",
  "bg-data-8",
  "bg-data-9",
  "bg-data-10",
  "bg-data-11",
];

const TONES = ["paper", "sand", "white", "ink", "leaf"] as const;

export function Foundations() {
  return (
    <>
      <Specimen
        title="Type scale"
        path="site/styles/base.css"
        snippet={`<h2 className="font-display text-h2">Count every tonne</h2>`}
      >
        <div className="grid gap-6">
          {sizes.map((size, index) => (
            <State key={size} name={size}>
              <p className={index < 5 ? `font-display ${size}` : size}>
                Count every tonne: ₹7,499, €80,000, 95%
              </p>
            </State>
          ))}
          <State name="eyebrow">
            <p className="eyebrow text-leaf">Featured services</p>
          </State>
          <State name="figures">
            <p className="figures font-display text-h2">0123456789</p>
          </State>
        </div>
      </Specimen>
      <Specimen
        title="Colours"
        path="brand/tokens.css"
        snippet={`<section className="bg-ink text-paper">…</section>`}
      >
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-8">
          {colours.map((colour) => (
            <Swatch key={colour} colour={colour} />
          ))}
        </div>
        <div className="mt-6 grid grid-cols-3 gap-4 sm:grid-cols-6 lg:grid-cols-11">
          {scale.map((colour) => (
            <Swatch key={colour} colour={colour} />
          ))}
        </div>
        <Stripes className="mt-6 h-2" />
      </Specimen>
    </>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <div className="text-sm">
      <div className={`h-16 rounded-md border border-line ${colour}`} />
      {colour.slice(3)}
    </div>
  );
}

/** Sections run across the page, so they stand outside the gallery's own column. */
export function SectionTones() {
  return TONES.map((tone) => (
    <Section key={tone} tone={tone}>
      <SectionHeading
        title={`Section, tone ${tone}`}
        lede="A lede of twenty to forty words says what the section holds and why a reader with little time should go on reading it."
      />
    </Section>
  ));
}
