import type { ReactNode } from "react";
import type { ContactCopy } from "./copy.ts";

export function Message({ title, intro, privacy, children }: ContactCopy["form"] & { children: ReactNode }) {
  return (
    <section className="py-14 lg:py-20 lg:pl-16">
      <h2 className="text-h2">{title}</h2>
      <p className="mt-3 mb-14 text-ink-soft">{intro}</p>
      {children}
      <p className="mt-5 text-sm text-ink-soft">
        {privacy.text}{" "}
        <a href={privacy.link.to} className="inline-block py-1 underline underline-offset-4">
          {privacy.link.label}
        </a>
      </p>
    </section>
  );
}
