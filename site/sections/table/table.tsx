import { clsx } from "clsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Said } from "../../ui/said.tsx";
import { Band } from "../band.tsx";
import type { SectionProps } from "../schemas.ts";

export function Table({ section, page }: SectionProps<"table">) {
  const { title, columns, rows, note, tone } = section;
  const isRuled = !tone && page.tone === "ink";
  return (
    <Band section={section} page={page}>
      <div className={clsx(isRuled ? "pb-8 lg:px-8 lg:pb-12" : "mt-5")}>
        <DataTable
          caption={title}
          columns={columns}
          rows={rows.map(({ name, cells }) => [
            name,
            ...cells.map((cell, index) => <Said key={columns[index + 1]} text={cell} />),
          ])}
          ids={rows.map(({ id }) => id)}
          widths={
            columns.length > 3 ? ["lg:w-[22%]", "lg:w-1/5", "lg:w-[22%]"] : ["lg:w-3/10 xl:w-1/4"]
          }
          isNarrow={columns.length === 3 && rows.every(({ cells }) => cells.join("").length < 20)}
          className="stacked:[&_td]:py-0.5"
        />
        {note && <p className="mt-5 max-w-2xl border-l-4 border-marigold pl-5">{note}</p>}
      </div>
    </Band>
  );
}
