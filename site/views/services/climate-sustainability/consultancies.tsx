import { clsx } from "clsx";
import { plain } from "../../../content/records/dated-text.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ArrowRight } from "../../../ui/icons.tsx";
import { Said } from "../../../ui/said.tsx";
import type { ClimateSustainabilityCopy } from "./copy.ts";

const panels = [
  "bg-data-1 lg:pl-[max(var(--spacing-gutter),calc(50vw-42rem+var(--spacing-gutter)))]",
  "bg-leaf",
];

export function Consultancies({ title, items }: ClimateSustainabilityCopy["specialised"]) {
  return (
    <section aria-labelledby="specialised">
      <h2 id="specialised" className="wrap pb-8 text-h2">
        {title}
      </h2>
      <div className="grid lg:grid-cols-2">
        {items.map((item, index) => (
          <article
            key={item.title}
            className={clsx("flex flex-col px-gutter py-9 text-paper lg:py-20", panels[index])}
          >
            <h3 className="max-w-[6em] text-h1">{item.title}</h3>
            <p className="mt-6 max-w-lg text-lg">{item.text}</p>
            <ul className="mt-5 mb-6 max-w-lg lg:mt-8 lg:mb-10 border-b border-current/40">
              {item.points.map((point) => (
                <li key={plain(point)} className="border-t border-current/40 py-3 font-semibold">
                  <Said text={point} />
                </li>
              ))}
            </ul>
            <ButtonLink
              to={item.link.to}
              variant="outline"
              size="lg"
              className="mt-auto self-start hover:bg-paper/15"
            >
              {item.link.label}
              <ArrowRight className="size-5" />
            </ButtonLink>
          </article>
        ))}
      </div>
    </section>
  );
}
