import { clsx } from "clsx";
import { Diagram } from "../../ui/diagram.tsx";
import type { ServicesCopy } from "./copy.ts";

/** Each sheet lies a little differently, as paper does. */
const sheets = [
  { tab: "bg-data-2 text-paper", turn: "lg:-rotate-1" },
  { tab: "bg-data-4 text-ink", turn: "lg:rotate-1 lg:mt-5" },
  { tab: "bg-data-7 text-ink", turn: "lg:-rotate-[0.6deg] lg:mt-1" },
  { tab: "bg-data-8 text-ink", turn: "lg:rotate-[0.8deg] lg:mt-7" },
  { tab: "bg-data-10 text-paper", turn: "lg:-rotate-1 lg:mt-2" },
];

/** The points as the sheets of the file that an engagement leaves behind, in the order they are written. */
export function WhyChoose({ title, lede, caption, points }: ServicesCopy["whyChoose"]) {
  return (
    <Diagram id="why-choose" tone="ink" title={title} lede={lede} caption={caption}>
      <ol className="enters mx-auto mt-4 mb-4 grid max-w-[108rem] px-gutter lg:mt-14 lg:mb-12 lg:grid-cols-5 lg:px-8">
        {points.map(({ title: name, text, sheet, when }, index) => (
          <li
            key={name}
            className={clsx(
              "relative flex flex-col max-lg:-mt-2 max-lg:first:mt-0 lg:-mr-3",
              sheets[index % sheets.length]?.turn,
            )}
          >
            <p
              className={clsx(
                "self-start rounded-t-md px-3.5 py-1 text-sm font-semibold lg:px-4",
                sheets[index % sheets.length]?.tab,
              )}
            >
              {sheet}
            </p>
            <div className="flex-1 rounded-tr-sm bg-white px-4 pt-2 pb-4 text-ink shadow-panel lg:px-6 lg:pt-6 lg:pb-12">
              <p className="text-sm text-ink-soft">{when}</p>
              <h3 className="mt-0.5 text-h4 lg:mt-2 lg:text-h3">{name}</h3>
              <p className="mt-1.5 lg:mt-3">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Diagram>
  );
}
