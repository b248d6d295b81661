import { clsx } from "clsx";
import type { Post } from "../../content/records/posts.ts";
import { TextList } from "../../ui/points.tsx";
import { Stretched } from "../../ui/stretched.tsx";

const threads = ["fill-data-2", "fill-data-3", "fill-data-7", "fill-data-8", "fill-data-10"];
const lines = [
  "stroke-data-2",
  "stroke-data-3",
  "stroke-data-7",
  "stroke-data-8",
  "stroke-data-10",
];

/** A diagram of one document that several others use: lines run right on wide screens, down the side on narrow ones. */
export const Split = ({ title, caption, from, into }: NonNullable<Post["split"]>) => (
  <figure aria-labelledby="split" className="my-5 max-w-[38rem] bg-sand p-4 sm:p-5">
    <div>
      <h2 id="split" className="text-h4">
        {title}
      </h2>
      <div className="mt-3 grid items-stretch lg:grid-cols-[10rem_4rem_1fr]">
        <div className="relative z-10 self-center rounded-sm bg-white p-4 shadow-panel">
          <p className="font-display text-h4">{from.name}</p>
          <TextList
            items={from.facts}
            className="figures mt-2 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4"
            itemClassName="border-t border-line py-1"
          />
        </div>
        <Stretched box={`0 0 100 ${into.length * 20}`} className="h-full w-full max-lg:hidden">
          {into.map(({ name }, index) => (
            <path key={name} d={ribbon(index, into.length)} className={threads[index]} />
          ))}
        </Stretched>
        <ol className="grid lg:auto-rows-fr">
          {into.map(({ name, asks }, index) => (
            <li key={name} className="flex items-stretch gap-4 lg:items-center lg:py-0.5 lg:pl-4">
              <Stretched box="0 0 60 40" className="w-15 shrink-0 lg:hidden">
                {into.slice(index).map((other, at) => (
                  <path
                    key={other.name}
                    d={at === 0 ? turnToRow(index) : `M${threadX(index + at)} 0V40`}
                    className={clsx("fill-none [stroke-width:6]", lines[index + at])}
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
              </Stretched>
              <p className="py-1 leading-snug">
                <strong className="text-base">{name}</strong>
                <br />
                {asks}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
    <figcaption className="mt-4 text-sm opacity-85">{caption}</figcaption>
  </figure>
);

/** The path of a thread on wide screens. At the document the threads touch; each ends in the middle of its row. */
function ribbon(index: number, count: number): string {
  const thick = 6;
  const start = count * 10 + (index - count / 2) * thick;
  const end = index * 20 + 10 - thick / 2;
  return `M0 ${start}C55 ${start} 45 ${end} 100 ${end}V${end + thick}C45 ${end + thick} 55 ${start + thick} 0 ${start + thick}z`;
}

/** The x of a thread on narrow screens. The last one is farthest left, so that none crosses another. */
const threadX = (index: number) => 43 - index * 10;

function turnToRow(index: number): string {
  const x = threadX(index);
  return `M${x} 0C${x} 14 ${x + 4} 20 60 20`;
}
