import { clsx } from "clsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";
import carried from "./carried.svg?raw";
import counted from "./counted.svg?raw";
import dated from "./dated.svg?raw";
import owned from "./owned.svg?raw";
import sorted from "./sorted.svg?raw";

const grounds = ["bg-night-2", "bg-night-4", "bg-night-6", "bg-night-8", "bg-night-10"];
const drawings = [sorted, owned, dated, counted, carried];

/** One drawing for each decision, always of the same six topics. The drawings take their colours from the page. */
export function Frames({ section, id }: SectionProps<"frames">) {
  const { title, frames, caption } = section;
  return (
    <section aria-labelledby={id} className="bg-ink text-paper">
      <figure>
        <SectionHeading id={id} title={title} className="wrap pt-8 pb-4 lg:pt-12 lg:pb-6" />
        <ol className="lg:grid lg:grid-cols-5">
          {frames.map(({ name, text }, index) => (
            <li
              key={name}
              className={clsx(
                "grid grid-cols-[6.5rem_1fr] items-center gap-x-5 px-gutter py-2 sm:grid-cols-[12rem_1fr] lg:grid-cols-1 lg:content-start lg:gap-y-4 lg:px-6 lg:pt-8 lg:pb-10 xl:px-9",
                grounds[index],
              )}
            >
              <div
                aria-hidden="true"
                className="w-full fill-none stroke-paper/55 stroke-[1.5] print:stroke-ink forced-color-adjust-none"
                dangerouslySetInnerHTML={{ __html: drawings[index] ?? "" }}
              />
              <div>
                <h3 className="text-h4">
                  <span className="figures text-marigold print:text-ink">{index + 1}</span> {name}
                </h3>
                <p className="mt-1 leading-snug">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <figcaption className="wrap pt-3 pb-6 text-sm text-paper/80">
          <span className="block max-w-2xl">{caption}</span>
        </figcaption>
      </figure>
    </section>
  );
}
