import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useKeys } from "../keys.tsx";
import { useLive } from "../live.tsx";
import { focusOnce, SmallButton } from "../parts.tsx";

type Offer = {
  id: string;
  /** An offer takes the place of the earlier one of its group. */
  group: string;
  text: string;
  ms: number;
  /** Without it, the text says why something could not be undone. */
  takeBack?: () => Promise<unknown>;
  isFocused?: boolean;
};

const Offers = createContext<(offer: Offer) => void>(() => {});
export const useUndo = () => useContext(Offers);

/** Says at the bottom of the window what was done, with the seconds left to undo it, wherever in the inbox one goes. */
export function UndoPlace({ children }: { children: ReactNode }) {
  const [offers, setOffers] = useState<Offer[]>([]);
  const { refresh } = useLive();
  const offer = useCallback(
    (added: Offer) => setOffers((now) => [...now.filter(({ group }) => group !== added.group), added]),
    [],
  );
  const end = useCallback((id: string) => setOffers((now) => now.filter((one) => one.id !== id)), []);
  const undo = ({ takeBack, id, group, ms }: Offer) => {
    end(id);
    takeBack?.()
      .catch(({ message }: Error) => offer({ id: `${id} failed`, group, ms, text: message }))
      .finally(refresh);
  };
  const last = offers.findLast(({ takeBack }) => takeBack);
  useKeys({ z: last && (() => undo(last)) });
  return (
    <Offers value={offer}>
      {children}
      <div className="fixed inset-x-4 bottom-4 z-20 mx-auto w-fit divide-y divide-line rounded-md border border-leaf bg-paper shadow-panel empty:hidden print:hidden">
        {offers.map((one) => (
          <Undo key={one.id} {...one} onUndo={() => undo(one)} onOver={end} />
        ))}
      </div>
    </Offers>
  );
}

type Props = Offer & { onUndo: () => void; onOver: (id: string) => void };

function Undo({ id, text, ms, takeBack, isFocused, onUndo, onOver }: Props) {
  const [left, setLeft] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onOver(id)), 1000);
    return () => clearTimeout(timer);
  }, [left, id, onOver]);
  return (
    <div className="flex items-center justify-between gap-3 bg-leaf/12 px-4 py-3">
      <p role={takeBack ? "status" : "alert"}>{text}</p>
      {takeBack && (
        <SmallButton ref={isFocused ? focusOnce : undefined} onClick={onUndo} className="shrink-0">
          Undo <span className="figures">({left})</span>
        </SmallButton>
      )}
    </div>
  );
}
