import { clsx } from "clsx";
import { plain } from "../../../content/records/dated-text.ts";
import { Said } from "../../../ui/said.tsx";
import type { CybersecurityCopy } from "./copy.ts";
import { cells, Frame } from "./frame.tsx";

export function Services({ title, items }: CybersecurityCopy["services"]) {
  return (
    <Frame id="services" title={title}>
      <ul className={clsx(cells, "md:grid-cols-2 xl:grid-cols-3")}>
        {items.map((item) => (
          <li key={item.title} className="bg-ink py-5 md:px-6 lg:py-9 lg:px-10">
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-2 text-paper/85 lg:mt-3">
              <Said text={item.text} />
            </p>
            <ul className="mt-3 grid gap-1 max-md:text-sm lg:mt-5 lg:gap-2">
              {item.points.map((point) => (
                <li key={plain(point)} className="flex gap-3">
                  <span aria-hidden="true" className="mt-2 size-1.5 lg:mt-2.5 shrink-0 bg-marigold" />
                  <span>
                    <Said text={point} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
