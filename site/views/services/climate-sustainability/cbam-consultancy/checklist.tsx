import type { ReactNode } from "react";
import { Section } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";
import { TenPoints } from "./ten-points.tsx";

type Props = Pick<CbamCopy["checklist"], "title" | "text"> & { children: ReactNode };

/** Its child is the form. */
export function Checklist({ title, text, children }: Props) {
  return (
    <Section tone="sand" id="checklist" className="max-lg:py-8">
      <div className="grid items-center gap-8 lg:gap-12 lg:grid-cols-2">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-5 text-lg">{text}</p>
          {children}
        </div>
        <TenPoints />
      </div>
    </Section>
  );
}
