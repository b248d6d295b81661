import type { ReactNode } from "react";
import { words } from "../../ui/points.tsx";
import { Stripes } from "../../ui/stripes.tsx";
import { Band } from "../band.tsx";
import type { SectionProps } from "../schemas.ts";

/** The kind that is both has the whole colour scale as its bar. */
const bars: Record<SectionProps<"risks">["section"]["items"][number]["kind"], ReactNode> = {
  Physical: <div className="h-2 bg-data-3" />,
  Transition: <div className="h-2 bg-data-9" />,
  "Physical and transition": <Stripes className="h-2" />,
};

export const Risks = ({ section, page }: SectionProps<"risks">) => (
  <Band section={{ ...section, tone: "sand" }} page={page}>
    <div className="mt-5 grid gap-x-10 gap-y-5 lg:mt-8 lg:grid-cols-3">
      {Object.entries(bars).map(([kind, bar]) => (
        <div key={kind}>
          {bar}
          <h3 className="mt-3 eyebrow font-sans">{kind}</h3>
          <ul className="mt-2 grid gap-3">
            {section.items
              .filter((item) => item.kind === kind)
              .map(({ title, text }) => (
                <li key={title}>
                  <h4 className="text-h4">{title}</h4>
                  <p className="mt-1">{words(text)}</p>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  </Band>
);
