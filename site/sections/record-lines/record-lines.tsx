import { clsx } from "clsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Diagram } from "../../ui/diagram.tsx";
import type { SectionProps } from "../schemas.ts";

const colours = [
  "bg-data-1 dark:bg-data-2",
  "bg-data-3",
  "bg-leaf",
  "bg-marigold",
  "bg-data-9",
  "bg-data-11 dark:bg-data-10",
];

/** Each service after the request that readers were sent: they know its words better than the name. */
export function RecordLines({ section, id }: SectionProps<"record-lines">) {
  const { records, opens, items, title, lede, caption } = section;
  return (
    <Diagram id={id} {...{ title, lede, caption }}>
      <div className="wrap mt-5 mb-4 lg:mt-0">
        <ol
          aria-hidden="true"
          className="grid grid-cols-2 gap-x-4 gap-y-1 pb-4 text-sm lg:ml-[calc(42%-1px)] lg:w-72 lg:grid-cols-6 lg:items-end lg:gap-0 lg:pb-3"
        >
          {records.map((name, index) => (
            <li key={name} className="flex items-center gap-2 lg:justify-center">
              <i className={clsx("size-3 shrink-0 rounded-full lg:hidden", colours[index])} />
              <span className="lg:rotate-180 lg:[writing-mode:vertical-rl]">{name}</span>
            </li>
          ))}
        </ol>
        <ul>
          {items.map((item) => (
            <li
              key={item.title}
              className="grid grid-cols-[4.5rem_1fr] gap-x-4 lg:grid-cols-[42%_18rem_1fr] lg:gap-x-0"
            >
              <p className="col-start-2 row-start-1 pt-3 -indent-[0.42em] font-display text-h4 text-leaf lg:col-start-1 lg:self-center lg:py-2 lg:pr-8 lg:text-right lg:text-h3">
                {item.prompt}
              </p>
              <Lines records={records} opened={item.records} />
              <div className="col-start-2 row-start-2 pb-2 lg:col-start-3 lg:row-start-1 lg:self-center lg:py-2.5 lg:pl-8">
                <h3 className="text-h4">{item.title}</h3>
                <p className="leading-snug">{item.text}</p>
                <p className="sr-only">{`${opens}: ${item.records.map((record) => records[record - 1]).join(", ")}.`}</p>
                <ArrowLink {...item.link} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Diagram>
  );
}

/** The lines beside one request; `opened` numbers the records that it needs, from 1. */
const Lines = ({ records, opened }: { records: string[]; opened: number[] }) => (
  <span
    aria-hidden="true"
    className="relative row-span-2 row-start-1 grid grid-cols-6 justify-items-center lg:col-start-2 lg:row-span-1"
  >
    <i className="absolute top-7 -right-4 left-0 border-t-2 border-dotted border-ink/40 lg:top-1/2 lg:right-0" />
    {records.map((name, index) => (
      <span key={name} className="relative grid w-full justify-items-center">
        <i className={clsx("w-0.5 lg:w-1", colours[index])} />
        {opened.includes(index + 1) && (
          <i
            className={clsx(
              "absolute top-7 size-3 -translate-y-1/2 rounded-full ring-2 ring-paper dark:ring-night lg:top-1/2 lg:size-5 lg:ring-4",
              colours[index],
            )}
          />
        )}
      </span>
    ))}
  </span>
);
