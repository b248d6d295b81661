import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import type { BulkChange } from "../../inbox/changes.ts";
import { call } from "../api.ts";
import { useKeys } from "../keys.tsx";
import { useLive } from "../live.tsx";
import { focusOnce, SmallButton } from "../parts.tsx";
import { countText } from "./names.ts";

type Offer = {
  id: string;
  /** Of a group only the newest is shown: once it is undone, the one before it. */
  group: string;
  text: string;
  ms: number;
  /** Without it, the text says why something could not be undone. */
  takeBack?: () => Promise<unknown>;
  isFocused?: boolean;
};

const Offers = createContext<(offer: Offer) => void>(() => {});
export const useUndo = () => useContext(Offers);

/** Changes submissions, and offers to undo it: "Asha Rao handled." or "3 messages handled.". */
export function useBulkChange() {
  const offerUndo = useUndo();
  return async (ids: string[], wanted: BulkChange, words: string, onUndone: () => void) => {
    const answer = await call("POST /api/inbox/bulk", { body: { ids, wanted } });
    const { count, name, notice, undo, undoMs } = answer;
    offerUndo({
      id: undo,
      group: "list",
      ms: undoMs,
      text: `${name || countText(count)} ${words}. ${notice}`.trim(),
      takeBack: () => call("DELETE /api/inbox/bulk/:id", { params: { id: undo } }).then(onUndone),
    });
  };
}

/** Says at the bottom of the window what was done, with the seconds left to undo it, wherever in the inbox one goes. */
export function UndoPlace({ children }: { children: ReactNode }) {
  const [offers, setOffers] = useState<Offer[]>([]);
  const { refresh } = useLive();
  const offer = useCallback(
    (added: Offer) => setOffers((now) => [...now.filter(({ id }) => id !== added.id), added]),
    [],
  );
  const end = useCallback(
    (id: string) => setOffers((now) => now.filter((one) => one.id !== id)),
    [],
  );
  const undo = ({ takeBack, id, ms }: Offer) => {
    end(id);
    takeBack?.()
      .catch(({ message }: Error) => offer({ id: `${id} failed`, group: id, ms, text: message }))
      .finally(refresh);
  };
  const last = offers.findLast(({ takeBack }) => takeBack);
  const nothing = { id: "none", group: "none", text: "There is nothing left to undo.", ms: 4000 };
  useKeys({ z: () => (last ? undo(last) : offer(nothing)) });
  return (
    <Offers value={offer}>
      {children}
      <div className="fixed inset-x-4 bottom-4 z-20 mx-auto w-fit divide-y divide-line rounded-md border border-leaf bg-paper shadow-panel empty:hidden print:hidden">
        {offers.map((one) => (
          <Undo
            key={one.id}
            {...one}
            isHidden={offers.findLast(({ group }) => group === one.group) !== one}
            onUndo={() => undo(one)}
            onOver={end}
          />
        ))}
      </div>
    </Offers>
  );
}

type Props = Offer & { isHidden: boolean; onUndo: () => void; onOver: (id: string) => void };

function Undo({ id, text, ms, takeBack, isFocused, isHidden, onUndo, onOver }: Props) {
  const [left, setLeft] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver(id)), 1000);
    return () => clearTimeout(timer);
  }, [left, id, onOver]);
  return (
    <div hidden={isHidden} className="flex items-center justify-between gap-3 bg-leaf/12 px-4 py-3">
      <p role={takeBack ? "status" : "alert"}>{text}</p>
      {takeBack && (
        <SmallButton ref={isFocused ? focusOnce : undefined} onClick={onUndo} className="shrink-0">
          Undo <span className="figures">({left})</span>
        </SmallButton>
      )}
    </div>
  );
}
