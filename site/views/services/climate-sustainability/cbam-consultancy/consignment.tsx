import { clsx } from "clsx";
import { Diagram } from "../../../../ui/diagram.tsx";
import { ArrowRight } from "../../../../ui/icons.tsx";
import { words } from "../../../../ui/points.tsx";
import { Stretched } from "../../../../ui/stretched.tsx";
import type { CbamCopy } from "./copy.ts";

type Props = CbamCopy["consignment"];
type Lane = Props["stops"][number]["lane"];

/** The lanes from top to bottom, or from left to right on narrow screens. */
const lanes: Lane[] = ["plant", "verifier", "importer"];

const looks = {
  plant: {
    band: "bg-marigold-soft",
    node: "max-lg:left-1 bg-marigold",
    name: "text-marigold-ink",
    row: "lg:row-start-1",
  },
  verifier: {
    band: "bg-white",
    node: "max-lg:left-6 bg-paper",
    name: "text-ink",
    row: "lg:row-start-2",
  },
  importer: {
    band: "bg-data-3/30",
    node: "max-lg:left-11 by-day bg-data-4 text-ink",
    name: "text-ink",
    row: "lg:row-start-3",
  },
};

/** Who hands which figure to whom: one line that changes its lane at every handover. */
export const Consignment = ({ parties, stops, ...heading }: Props) => (
  <Diagram id="consignment" tone="sand" {...heading}>
    <div className="relative mt-5 mb-4 lg:mt-8">
      <div aria-hidden="true" className="max-lg:hidden">
        {lanes.map((lane) => (
          <div key={lane} className={clsx("h-18 pt-1", looks[lane].band)}>
            <p className={clsx("wrap text-sm font-semibold", looks[lane].name)}>{parties[lane]}</p>
          </div>
        ))}
      </div>
      <div className="wrap lg:absolute lg:inset-x-0 lg:top-0 lg:h-54">
        <Stretched box={`0 0 ${stops.length * 100} 300`} className="h-full w-full max-lg:hidden">
          <path
            d={lineThrough(stops.map(({ lane }) => lane))}
            className={line}
            vectorEffect="non-scaling-stroke"
          />
        </Stretched>
      </div>
      <ol
        aria-hidden="true"
        className="wrap absolute inset-x-0 top-0 grid h-54 auto-cols-fr grid-flow-col grid-rows-3 max-lg:hidden"
      >
        {stops.map(({ name, lane }, index) => (
          <li
            key={name}
            className={clsx(
              "figures grid size-11 place-items-center place-self-center rounded-full border-3 border-ink font-semibold",
              looks[lane].node,
              looks[lane].row,
              `lg:col-start-${index + 1}`,
            )}
          >
            {index + 1}
          </li>
        ))}
      </ol>
      <ol className="wrap max-sm:pt-4 lg:mt-4 lg:grid lg:auto-cols-fr lg:grid-flow-col">
        {stops.map(({ lane, name, text, hands }, index) => (
          <li
            key={name}
            className="grid grid-cols-[4rem_1fr] gap-x-4 lg:block lg:px-2.5 lg:text-center"
          >
            <Track from={lane} to={stops[index + 1]?.lane} number={index + 1} />
            <div className="pb-3 lg:pb-0">
              <p className={clsx("text-sm font-semibold lg:hidden", looks[lane].name)}>
                {parties[lane]}
              </p>
              <h3 className="text-h4">
                <span aria-hidden="true" className="max-lg:hidden">{`${index + 1}. `}</span>
                {name}
              </h3>
              <p className="leading-snug lg:mt-1">{words(text)}</p>
              {hands && (
                <p className="mt-1 font-semibold">
                  <ArrowRight className="mr-1 inline-block size-4 align-[-0.15em]" />
                  {hands}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  </Diagram>
);

const line = "fill-none stroke-ink [stroke-width:3]";

/** One stop on narrow screens: its number, and the line from its lane down to the lane of the next stop, if any. */
function Track({ from, to, number }: { from: Lane; to: Lane | undefined; number: number }) {
  const x = (lane: Lane) => 14 + lanes.indexOf(lane) * 20;
  return (
    <span aria-hidden="true" className="relative lg:hidden">
      <Stretched box="0 0 64 100" className="absolute inset-0 h-full w-16">
        <path
          d={`M${x(from)} ${number === 1 ? 15 : 0}V15${to ? `C${x(from)} 70 ${x(to)} 50 ${x(to)} 100` : ""}`}
          className={line}
          vectorEffect="non-scaling-stroke"
        />
      </Stretched>
      <span
        className={clsx(
          "figures absolute top-1 grid size-6 -translate-x-0.5 place-items-center rounded-full border-2 border-ink text-sm font-semibold",
          looks[from].node,
        )}
      >
        {number}
      </span>
    </span>
  );
}

function lineThrough(visited: Lane[]): string {
  const y = (lane: Lane) => lanes.indexOf(lane) * 100 + 50;
  return visited
    .map((lane, index) => {
      const x = index * 100 + 50;
      const before = visited[index - 1];
      return before === undefined
        ? `M${x} ${y(lane)}`
        : `C${x - 50} ${y(before)} ${x - 50} ${y(lane)} ${x} ${y(lane)}`;
    })
    .join("");
}
