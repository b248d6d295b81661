import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { call } from "./api.ts";

export interface Overview {
  unread: number;
  open: number;
  spam: number;
  failed: number;
  /** What is wrong with the mails; "" when nothing is. */
  alarm: string;
  /** No mail server is set, so mails are written to files and reach nobody. */
  isWithoutMail: boolean;
  /** Another one as soon as anything in the inbox has changed, whoever changed it. */
  version: string;
}

const EVERY_MS = 4_000;

const Live = createContext<{ overview: Overview | undefined; look: () => void }>({
  overview: undefined,
  look: () => {},
});

/** The state of the inbox, asked for every few seconds while somebody looks; `look` asks at once. */
export const useLive = () => useContext(Live);

export function LiveInbox({ children }: { children: ReactNode }) {
  const [overview, setOverview] = useState<Overview>();
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    async function poll() {
      if (!document.hidden) {
        // Where the desk is away for a moment, the next look finds it again.
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
  }, [asked]);

  const look = () => setAsked((count) => count + 1);
  return <Live value={{ overview, look }}>{children}</Live>;
}
