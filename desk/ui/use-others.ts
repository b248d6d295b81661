import { useCallback, useEffect, useState } from "react";
import type { Others } from "../presence.ts";
import { call } from "./api.ts";

const EVERY_MS = 4_000;

/** Tells the desk every few seconds that this page is at something (`about`); the others who are. Nothing without a path. */
export function useOthers(path: string | undefined, about: object) {
  const [found, setFound] = useState<Others>({ others: [] });
  const words = JSON.stringify(about);
  const tell = useCallback(
    async (more: object = {}, isCurrent: () => boolean = () => true) => {
      // If the desk does not answer, the next round tries again.
      const said = path && call<Others>(path, "POST", { ...JSON.parse(words), ...more });
      const answer = await (said || undefined)?.catch(() => undefined);
      if (answer && isCurrent()) setFound(answer);
    },
    [path, words],
  );
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    async function round() {
      await tell({}, () => !isOver);
      if (!isOver) timer = setTimeout(round, EVERY_MS);
    }
    void round();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [tell]);
  return { ...found, tell };
}
