import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { overviewOf } from "../../server/inbox/submissions/overview.ts";
import { call, useAnswer } from "./api.ts";

type Overview = Awaited<ReturnType<typeof overviewOf>> & {
  /** No mail server is set, so mails are written to files and reach nobody. */
  isWithoutMail: boolean;
  /** No mailbox is set from which answers come to the desk. */
  isWithoutMailbox: boolean;
};

const EVERY_MS = 4_000;

const Live = createContext<{ overview: Overview | undefined; refresh: () => void }>({
  overview: undefined,
  refresh: () => {},
});

/** The state of the inbox, fetched every four seconds while the page is visible; `refresh` fetches it at once. */
export const useLive = () => useContext(Live);

/** The answer of the desk at a path, fetched again when the inbox changes; `renew` fetches both at once. */
export function useLiveAnswer<Answer>(path: string) {
  const { overview, refresh } = useLive();
  const { reload, ...answer } = useAnswer<Answer>(path, overview?.version);
  const renew = () => {
    reload();
    refresh();
  };
  return { ...answer, reload, renew, refresh };
}

/** Fetches the state of the inbox for `useLive`; never if `isOpen` is false, for people who may not read the inbox. */
export function LiveInbox({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [overview, setOverview] = useState<Overview>();
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    async function poll() {
      if (!document.hidden) {
        // If the desk does not answer, the next round tries again.
        const found = await call<Overview>("/api/inbox/overview").catch(() => undefined);
        if (isOver) return;
        if (found) setOverview((before) => (before?.version === found.version ? before : found));
      }
      timer = setTimeout(poll, EVERY_MS);
    }
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [count, isOpen]);

  const refresh = () => setCount((before) => before + 1);
  return <Live value={{ overview, refresh }}>{children}</Live>;
}
