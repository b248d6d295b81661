import { refuse } from "./problems.ts";

type Ordered = { file: string; data: { order: number } };

/** Records by the place they name; two for one place would change places with every build. */
export function inOrder<Record extends Ordered>(records: Record[]): Record[] {
  const taken = new Map<number, string>();
  const free = Math.max(0, ...records.map(({ data }) => data.order)) + 1;
  for (const { file, data } of records) {
    const other = taken.get(data.order);
    if (other)
      refuse([
        {
          file,
          field: "order",
          reason: `${other} already has the number ${data.order}: the next free one is ${free}.`,
        },
      ]);
    else taken.set(data.order, file);
  }
  return [...records].sort((a, b) => a.data.order - b.data.order);
}
