const MOST = 12;

/** The others in their order; of a long programme those that come next, so that a page stays as small as it is. */
export function neighbours<Item>(all: Item[], index: number, most = MOST): Item[] {
  const start = Math.max(0, Math.min(index, all.length - 1 - most));
  return all.slice(start, start + most + 1).filter((item) => item !== all[index]);
}
