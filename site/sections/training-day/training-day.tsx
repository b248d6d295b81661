import { clsx } from "clsx";
import { Diagram } from "../../ui/diagram.tsx";
import { Stretched } from "../../ui/stretched.tsx";
import type { SectionProps } from "../schemas.ts";

/** Where the sun stands at each of the four hours, from the top of the sky; the arc below is drawn through them. */
const suns = [
  { height: "lg:pt-28", colour: "bg-marigold-soft" },
  { height: "lg:pt-4", colour: "bg-marigold" },
  { height: "lg:pt-4", colour: "bg-marigold" },
  { height: "lg:pt-28", colour: "bg-marigold-soft" },
];

export function TrainingDay({ section, id }: SectionProps<"training-day">) {
  const { becomes, hours, title, lede, caption } = section;
  return (
    <Diagram id={id} tone="sand" {...{ title, lede, caption }}>
      <div className="wrap relative mt-5 mb-4 lg:mt-2">
        <Stretched
          box="0 0 1200 320"
          className="absolute inset-x-gutter top-0 h-64 w-[calc(100%-2*var(--spacing-gutter))] max-lg:hidden"
        >
          <path
            d="M150 200Q600 -106 1050 200"
            className="fill-none stroke-marigold [stroke-dasharray:2_9] [stroke-linecap:round] [stroke-width:3]"
            vectorEffect="non-scaling-stroke"
          />
        </Stretched>
        <ol className="relative lg:grid lg:grid-cols-4">
          {hours.map(({ at, title: name, text, becomes: thing }, index) => (
            <li
              key={at}
              className="group grid grid-cols-[3rem_1fr] gap-x-4 lg:flex lg:flex-col lg:justify-between"
            >
              <div
                className={clsx("relative max-lg:row-span-2 lg:self-center", suns[index]?.height)}
              >
                <i
                  aria-hidden="true"
                  className="absolute top-8 bottom-0 left-1/2 border-l-2 border-dotted border-marigold group-last:hidden lg:hidden"
                />
                <span
                  className={clsx(
                    "figures relative grid size-12 place-items-center rounded-full text-sm font-semibold lg:size-16 lg:text-base",
                    suns[index]?.colour,
                  )}
                >
                  {at}
                </span>
              </div>
              <div className="lg:mt-4 lg:px-[10%] lg:text-center">
                <h3 className="text-h4">{name}</h3>
                <p className="lg:mt-1">{text}</p>
              </div>
              <div className="pt-1.5 pb-3 lg:mt-auto lg:border-b-4 lg:border-ink lg:px-[8%] lg:pt-4 lg:pb-0">
                <p className="border-l-4 border-leaf bg-white px-3 py-2 lg:min-h-28 lg:border-l-0 lg:px-4 lg:py-3">
                  <span
                    className={clsx("block text-sm text-ink-soft", index > 0 && "max-lg:sr-only")}
                  >
                    {becomes}
                  </span>
                  <span className="font-display text-h4">{thing}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Diagram>
  );
}
