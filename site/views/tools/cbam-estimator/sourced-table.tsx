import type { ComponentProps } from "react";
import { DataTable } from "../../../ui/data-table.tsx";
import { type Reading, Sources } from "./sources.tsx";

type TableProps = ComponentProps<typeof DataTable> & { lede: string; readings: Reading[] };

/** Below the table stand the acts that its figures come from. */
export const SourcedTable = ({ lede, readings, ...table }: TableProps) => (
  <>
    <p className="mb-6 max-w-3xl">{lede}</p>
    <DataTable {...table} />
    {readings.map((reading, index) => (
      <div key={index} className="mt-3">
        <Sources {...reading} />
      </div>
    ))}
  </>
);
