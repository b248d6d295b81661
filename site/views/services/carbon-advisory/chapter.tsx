import type { ReactNode } from "react";
import { SectionHeading } from "../../../ui/section.tsx";

type Props = { id: string; title: string; lede?: string; className?: string; children: ReactNode };

export function Chapter({ id, title, lede, className, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <SectionHeading id={`${id}-title`} title={title} lede={lede} />
      {children}
    </section>
  );
}
