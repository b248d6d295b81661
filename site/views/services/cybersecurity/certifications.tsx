import { DataTable } from "../../../ui/data-table.tsx";
import type { CybersecurityCopy } from "./copy.ts";
import { Frame } from "./frame.tsx";

export function Certifications({ title, lede, columns, items, note }: CybersecurityCopy["certifications"]) {
  return (
    <Frame id="certifications" title={title} lede={lede}>
      <div className="pb-9 lg:px-10 lg:pb-28">
        <DataTable
          caption={title}
          columns={[columns.name, columns.covers, columns.issuedBy]}
          rows={items.map(({ name, covers, issuedBy }) => [name, covers, issuedBy])}
        />
        <p className="mt-6 max-w-2xl border-l-4 border-marigold pl-5 lg:mt-10 lg:text-lg">{note}</p>
      </div>
    </Frame>
  );
}
