interface GroupRules {
  /** Items in one commit. */
  most: number;
  /** A failure that takes longer than this is the storage's, not one item's. */
  patienceMs: number;
}

/**
 * A commit waits for the disk, and the disk takes many rows as fast as one. So whatever arrives while a commit is
 * under way shares the next one; an arrival at a quiet time waits for nobody.
 *
 * `commit` stores all items or none. When a shared commit fails at once, each item is tried by itself, so that one
 * that cannot be stored does not take its neighbours along. When it fails late, the storage hangs: then all who wait
 * are told, and nobody waits for more than one time limit.
 */
export function groupCommit<Item, Outcome>(
  commit: (items: Item[]) => Promise<Outcome[]>,
  { most, patienceMs }: GroupRules,
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
      await settle(batch, performance.now() + patienceMs);
    }
    working = false;
  }

  async function settle(batch: Waiting[], deadline: number): Promise<void> {
    try {
      const outcomes = await commit(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as Outcome);
    } catch (error) {
      if (performance.now() > deadline) rejectAll([...batch, ...queue.splice(0)], error);
      else if (batch.length === 1) rejectAll(batch, error);
      else await settleEach(batch, deadline);
    }
  }

  async function settleEach(batch: Waiting[], deadline: number): Promise<void> {
    for (const [index, one] of batch.entries()) {
      const late = performance.now() > deadline;
      if (late) return rejectAll(batch.slice(index), new Error("The storage takes too long."));
      await settle([one], deadline);
    }
  }

  function rejectAll(waiting: Waiting[], error: unknown): void {
    for (const { reject } of waiting) reject(error);
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
