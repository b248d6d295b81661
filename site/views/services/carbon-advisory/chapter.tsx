import type { ReactNode } from "react";

type Props = { id: string; title: string; lede?: string; className?: string; children: ReactNode };

export function Chapter({ id, title, lede, className, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      {lede && <p className="mt-5 max-w-2xl text-lede opacity-85">{lede}</p>}
      {children}
    </section>
  );
}
