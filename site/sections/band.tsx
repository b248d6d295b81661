import type { ReactNode } from "react";
import { Section, SectionHeading } from "../ui/section.tsx";
import { idOf, type Place, type Tone } from "./section.ts";

type Headed = {
  id?: string | undefined;
  title: string;
  lede?: string | undefined;
  tone?: Tone | undefined;
};
type Props = { section: Headed; page: Place; children: ReactNode };

/** A band with its heading. On a dark page a band without a tone of its own is framed by lines. */
export function Band({ section, page, children }: Props) {
  const { title, lede, tone } = section;
  if (!tone && page.tone === "ink") return <RuledBand section={section}>{children}</RuledBand>;
  return (
    <Section tone={tone ?? page.tone} heading={{ id: idOf(section), title, lede }}>
      {children}
    </Section>
  );
}

export function RuledBand({ section, children }: Omit<Props, "page">) {
  const id = idOf(section);
  return (
    <section aria-labelledby={id} className="border-b border-line-dark bg-ink text-paper">
      <div className="wrap">
        <div className="border-line-dark lg:border-x">
          <div className="pt-8 pb-4 lg:px-8 lg:pt-12 lg:pb-6">
            <SectionHeading id={id} title={section.title} className="max-w-2xl" />
            {section.lede && <p className="mt-2 max-w-2xl opacity-85">{section.lede}</p>}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

export const softOn = (tone: Tone) =>
  tone === "ink" || tone === "leaf" ? "text-paper/85" : "text-ink-soft";
