/**
 * A commit waits for the disk, and the disk takes many rows as fast as one. So whatever arrives while a commit is
 * under way shares the next one; an arrival at a quiet time waits for nobody.
 *
 * `commit` stores all items or none. When a shared commit fails, each item is tried by itself, so that one that
 * cannot be stored does not take its neighbours along.
 */
export function groupCommit<Item, Outcome>(
  commit: (items: Item[]) => Promise<Outcome[]>,
  most: number,
): (item: Item) => Promise<Outcome> {
  interface Waiting {
    item: Item;
    resolve: (outcome: Outcome) => void;
    reject: (error: unknown) => void;
  }
  let queue: Waiting[] = [];
  let working = false;

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, most);
      queue = queue.slice(most);
      await settle(batch);
    }
    working = false;
  }

  async function settle(batch: Waiting[]): Promise<void> {
    try {
      const outcomes = await commit(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as Outcome);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await settle([one]);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (working) return;
      working = true;
      /** Requests that came in with the same turn of the event loop are parsed by then. */
      setImmediate(() => void work());
    });
}
