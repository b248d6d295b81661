import { firm } from "../../content/reader/read.ts";
import { phoneHref } from "../../ui/contact-links.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import type { HomeCopy } from "./copy.ts";

export function PhonePrompt({ title, text, link }: HomeCopy["phonePrompt"]) {
  return (
    <section aria-labelledby="talk" className="bg-sand">
      <div className="wrap grid items-center gap-x-12 gap-y-6 py-12 lg:grid-cols-[1fr_auto]">
        <div className="max-w-2xl">
          <h2 id="talk" className="text-h3">
            {title}
          </h2>
          <p className="mt-2">{text}</p>
        </div>
        <div className="flex flex-col items-start gap-2 lg:items-end">
          <a
            href={phoneHref()}
            className="figures font-display text-h2 whitespace-nowrap text-leaf hover:text-leaf-dark"
          >
            {firm().phone}
          </a>
          <a
            href={link.to}
            className="inline-flex items-center gap-2 py-1 font-semibold underline decoration-marigold decoration-2 underline-offset-6 hover:decoration-3"
          >
            {link.label}
            <ArrowRight className="size-4.5" />
          </a>
        </div>
      </div>
    </section>
  );
}
