import { clsx } from "clsx";
import { Diagram } from "../../ui/diagram.tsx";
import { Stretched } from "../../ui/stretched.tsx";
import type { SectionProps } from "../schemas.ts";
import { lossesPath, streamPath } from "./stream-paths.ts";

/** Where a stage's words stand: beside the stream on narrow screens, above and below it on wide ones. */
const sides = {
  energy: {
    cell: "max-lg:col-start-1 max-lg:text-right",
    place: "lg:row-start-3 lg:self-end",
    lost: "lg:row-start-2 lg:self-end",
  },
  water: { cell: "max-lg:col-start-3", place: "lg:row-start-4", lost: "lg:row-start-5" },
};

/** Energy and water as one stream through the plant: it runs down a phone and across a wide window. */
export function Streams({ section, id }: SectionProps<"streams">) {
  const { title, energy, water, stages, caption } = section;
  return (
    <Diagram id={id} title={title} caption={caption} className="overflow-x-clip">
      <div className="wrap mt-5 mb-4 grid grid-cols-[minmax(0,1fr)_4.75rem_minmax(0,1fr)] gap-x-3 max-[24rem]:grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1fr)] sm:grid-cols-[1fr_9rem_1fr] lg:my-6 lg:grid-cols-4 lg:grid-rows-[auto_auto_8rem_8rem_auto_auto] lg:gap-x-8">
        <p className="eyebrow text-marigold-ink max-lg:pb-3 max-lg:text-right lg:pb-2">{energy}</p>
        <p className="eyebrow text-data-2 dark:text-data-4 max-lg:col-start-3 lg:row-start-6 lg:pt-2">
          {water}
        </p>
        <Drawing
          stages={stages}
          className="max-lg:hidden lg:col-start-1 lg:col-end-5 lg:row-start-3 lg:row-end-5"
        />
        <Drawing isDown stages={stages} className="col-start-2 row-start-2 row-end-6 lg:hidden" />
        <ol className="contents">
          {stages.map((stage, index) => (
            <li key={stage.energy.place} className="contents">
              {(["energy", "water"] as const).map((kind) => (
                <div
                  key={kind}
                  className={clsx(
                    "pb-4 leading-snug lg:contents",
                    sides[kind].cell,
                    `max-lg:row-start-${index + 2}`,
                  )}
                >
                  <p
                    className={clsx(
                      "font-semibold lg:z-1 lg:py-2 lg:pr-6 lg:dark:text-night",
                      sides[kind].place,
                      `lg:col-start-${index + 1}`,
                    )}
                  >
                    <span className="sr-only">{kind === "energy" ? energy : water}: </span>
                    {stage[kind].place}
                  </p>
                  <p
                    className={clsx(
                      "text-ink-soft lg:ml-[28%] lg:py-2",
                      sides[kind].lost,
                      `lg:col-start-${index + 1}`,
                    )}
                  >
                    {stage[kind].lost}
                  </p>
                </div>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </Diagram>
  );
}

type DrawingProps = {
  stages: SectionProps<"streams">["section"]["stages"];
  isDown?: boolean;
  className: string;
};

/** Both streams, water as the mirror image of energy. Down a phone the two sides of the drawing change places. */
function Drawing({ stages, isDown = false, className }: DrawingProps) {
  const energy = stages.map((stage) => stage.energy.left);
  const water = stages.map((stage) => stage.water.left);
  return (
    <div className={clsx("relative", className)}>
      <Stretched
        box={isDown ? "0 0 200 400" : "0 0 400 200"}
        className={clsx(
          "absolute inset-0 size-full forced-color-adjust-none",
          !isDown && "overflow-visible",
        )}
      >
        <g transform={isDown ? "matrix(0 1 1 0 0 0)" : undefined}>
          <path d={streamPath(energy)} className="fill-marigold" />
          <path d={lossesPath(energy)} className="fill-data-9" />
          <g transform="matrix(1 0 0 -1 0 200)">
            <path d={streamPath(water)} className="fill-data-4" />
            <path d={lossesPath(water)} className="fill-data-2" />
          </g>
        </g>
      </Stretched>
    </div>
  );
}
