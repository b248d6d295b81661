import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { Others } from "../presence.ts";
import { mayOpen } from "../roles.ts";
import {
  type Answer,
  type Asking,
  call,
  type Given,
  type Me,
  type PlainRoute,
  type RouteName,
  useAnswer,
} from "./api.ts";
import { mailStateText } from "./inbox/names.ts";

type Overview = Answer<"GET /api/inbox/overview">;

const EVERY_MS = 4_000;

const NOBODY: Me = {
  person: "",
  who: "",
  role: "editor",
  hasAccount: false,
  mayRename: false,
  firm: "",
};

const Live = createContext<{ me: Me; overview: Overview | undefined; refresh: () => unknown }>({
  me: NOBODY,
  overview: undefined,
  refresh: () => {},
});

/** The state of the inbox, fetched every four seconds while the page is visible; `refresh` fetches it at once. */
export const useLive = () => useContext(Live);

/** How the states of mails are told: what waits is on its way only while a server sends. */
export function useMailState() {
  const { overview } = useLive();
  return (state: string) => mailStateText(state, overview?.whyMailsWait);
}

type LiveAsking<Answer> = Asking<Answer> & { renew: () => void; refresh: () => unknown };

/** An answer that is asked for again when the inbox changes; `renew` asks for both at once. */
export function useLiveAnswer<Name extends PlainRoute>(name: Name): LiveAsking<Answer<Name>>;
export function useLiveAnswer<Name extends RouteName>(
  name: Name,
  given: Given<Name>,
): LiveAsking<Answer<Name>>;
export function useLiveAnswer(name: RouteName, given = {}): LiveAsking<unknown> {
  const { overview, refresh } = useLive();
  // The routes and what they take are checked where this is called.
  const answer = useAnswer(name, given as never, overview?.version);
  const renew = () => {
    answer.reload();
    refresh();
  };
  return { ...answer, renew, refresh };
}

/** Calls `act` at once and then every so many ms. */
export function useEvery(ms: number | undefined, act: () => unknown): void {
  useEffect(() => {
    if (ms === undefined) return;
    void act();
    const timer = setInterval(act, ms);
    return () => clearInterval(timer);
  }, [ms, act]);
}

export function LiveInbox({ me, children }: { me: Me; children: ReactNode }) {
  const isOpen = mayOpen(me.role, "inbox");
  const [overview, setOverview] = useState<Overview>();
  const look = useCallback(async () => {
    if (!isOpen || document.hidden) return;
    // If the desk does not answer, the next round tries again.
    const found = await call("GET /api/inbox/overview").catch(() => undefined);
    if (found) setOverview((before) => (before?.version === found.version ? before : found));
  }, [isOpen]);
  useEvery(EVERY_MS, look);
  return <Live value={{ me, overview, refresh: look }}>{children}</Live>;
}

/**
 * Tells the desk every few seconds what this page is at; returns the others who are. `say` must
 * stay the same function from one rendering to the next, as by useCallback.
 */
export function useOthers<More>(say: (more?: More) => Promise<Others>) {
  const [found, setFound] = useState<Others>({ others: [] });
  const tell = useCallback(
    async (more?: More) => {
      await say(more).then(setFound, () => undefined);
    },
    [say],
  );
  useEvery(EVERY_MS, tell);
  return { ...found, tell };
}
