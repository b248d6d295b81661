import { clsx } from "clsx";

type Props = {
  caption: string;
  columns: string[];
  /** The first cell of a row names it. */
  rows: string[][];
  className?: string;
};

/** A table that reads as a list of records on phones, where each cell says which column it is. */
export function DataTable({ caption, columns, rows, className }: Props) {
  return (
    <table className={clsx("w-full text-left max-md:block", className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-current">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-8 text-sm font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:border-t">
        {rows.map(([name = "", ...cells]) => (
          <tr key={name} className="border-b border-current/25 align-top max-md:block max-md:py-5">
            <th scope="row" className="font-display text-h4 font-[450] max-md:block md:w-1/4 md:py-5 md:pr-8">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="max-md:mt-3 max-md:block md:py-5 md:pr-8">
                <span className="block text-sm font-semibold opacity-75 md:hidden">{columns[index + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
