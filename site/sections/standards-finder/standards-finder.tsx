import { clsx } from "clsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";

/** Each situation has a letter; styles/utilities.css lists the classes that are made with it. */
const letters = ["A", "B", "C", "D", "E", "F"];
const caseOf = (index: number) => `case-${letters[index]}`;

/** A table of standards by situation. Ticking a situation marks the rows of its standards, without a script. */
export function StandardsFinder({ section, id }: SectionProps<"standards-finder">) {
  const { title, lede, situations, begin, caption, groups } = section;
  return (
    <section aria-labelledby={id} className="group overflow-x-clip bg-ink text-paper">
      <figure className="wrap grid-12 gap-y-5 py-section">
        <div className="col-span-12 lg:col-span-6 lg:pr-8">
          <SectionHeading id={id} title={title} />
          <fieldset className="mt-4">
            <legend className="max-w-md text-lg text-paper/85">{lede}</legend>
            <div className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
              {situations.map(({ label }, index) => (
                <label
                  key={label}
                  className="flex min-h-11 cursor-pointer items-center gap-3 py-1 leading-snug hover:text-marigold "
                >
                  <input
                    type="checkbox"
                    id={caseOf(index)}
                    className="size-6 shrink-0 cursor-pointer accent-marigold"
                  />
                  <span
                    aria-hidden="true"
                    className="w-4 shrink-0 font-semibold text-marigold print:text-ink"
                  >
                    {letters[index]}
                  </span>
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        <table
          aria-labelledby={id}
          className="col-span-12 w-full self-start text-left lg:col-span-6 lg:w-[50vw]"
        >
          <thead>
            <tr className="text-sm text-marigold print:text-ink">
              <td className="lg:w-48 xl:w-72" />
              {situations.map(({ label }, index) => (
                <th key={label} scope="col" className="w-7 pb-2 text-center font-semibold sm:w-9">
                  <span aria-hidden="true">{letters[index]}</span>
                  <span className="sr-only">{label}</span>
                </th>
              ))}
              <td className="max-sm:sr-only sm:max-lg:w-32" />
            </tr>
          </thead>
          {groups.map(({ title: group, rows }) => (
            <tbody key={group}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={situations.length + 2}
                  className="pt-2 pb-1 text-sm font-semibold text-paper/75 lg:pt-4"
                >
                  {group}
                </th>
              </tr>
              {rows.map((row) => (
                <StandardRow key={row.id} {...row} situations={situations} begin={begin} />
              ))}
            </tbody>
          ))}
        </table>
        <figcaption className="col-span-12 max-w-2xl text-sm text-paper/80">{caption}</figcaption>
      </figure>
    </section>
  );
}

type RowProps = Pick<SectionProps<"standards-finder">["section"], "situations" | "begin"> & {
  id: string;
  name: string;
};

function StandardRow({ id, name, situations, begin }: RowProps) {
  const concerns = situations.map(({ names }) => names.includes(name));
  const ticked = concerns.flatMap((concerned, index) =>
    concerned ? `group-has-[#${caseOf(index)}:checked]` : [],
  );
  const marks = ticked.map((when) => `${when}:bg-marigold ${when}:text-ink`);
  const shows = ticked.map((when) => `${when}:inline`);
  return (
    <tr className={clsx("transition-colors", marks)}>
      <th scope="row" className="font-normal">
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center pl-2 font-display text-lg leading-snug hover:underline lg:pl-3"
        >
          {name}
        </a>
      </th>
      {concerns.map((concerned, index) => (
        <td key={letters[index]} className="text-center">
          {concerned && (
            <>
              <svg aria-hidden="true" viewBox="0 0 10 10" className="mx-auto size-2.5 fill-current">
                <circle cx={5} cy={5} r={5} />
              </svg>
              <span className="sr-only">yes</span>
            </>
          )}
        </td>
      ))}
      <td className="text-sm font-semibold max-sm:sr-only sm:pl-4">
        <span className={clsx("hidden", shows)}>{begin}</span>
      </td>
    </tr>
  );
}
