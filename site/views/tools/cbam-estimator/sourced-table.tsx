import type { ComponentProps } from "react";
import { DataTable } from "../../../ui/data-table.tsx";
import { type SourceReading, Sources } from "./sources.tsx";

type TableProps = ComponentProps<typeof DataTable> & { lede: string; readings: SourceReading[] };

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
