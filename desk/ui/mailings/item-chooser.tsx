import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useState } from "react";
import type { MailingItem } from "../../../server/inbox/mailings/content.ts";
import { Button } from "../../../site/ui/button.tsx";
import { useAnswer } from "../api.ts";
import { Problem } from "../parts.tsx";

const MOST_WORDS = 80;

/** The first words of a change in a rule, since many have the same title, and when or by whom an item is. */
function about({ ref, text, facts }: MailingItem): string {
  const words =
    text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS).replace(/\s+\S*$/, "")} …` : text;
  return [ref.startsWith("change ") && words, facts[0]?.[1]].filter(Boolean).join(" · ");
}

type Props = { chosen: MailingItem[]; onChange: (items: MailingItem[]) => void };

export function ItemChooser({ chosen, onChange }: Props) {
  const { data, error } = useAnswer("GET /api/mailings/choices");
  const [words, setWords] = useState("");
  const left = (data?.items ?? []).filter(
    (item) =>
      !chosen.some(({ ref }) => ref === item.ref) &&
      `${item.title} ${about(item)}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const groups = Map.groupBy(left, ({ group }) => group);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold">Articles, deadlines and trainings</legend>
      {chosen.length === 0 && <p className="text-ink-soft">None chosen yet.</p>}
      <ol className="divide-y divide-line border-y border-line empty:hidden">
        {chosen.map((item, index) => (
          <Chosen key={item.ref} item={item} index={index} chosen={chosen} onChange={onChange} />
        ))}
      </ol>
      <Problem>{error}</Problem>
      <details>
        <summary className="desk-link inline-flex min-h-9 items-center font-semibold">
          Choose from the site
        </summary>
        <input
          type="search"
          aria-label="Search the choices"
          placeholder="Search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="desk-control mt-2 w-full"
        />
        <section
          aria-label="Choices"
          className="mt-2 relative max-h-96 overflow-y-auto rounded-md border border-line p-3"
        >
          {left.length === 0 && <p>Nothing like this.</p>}
          {[...groups].map(([group, items]) => (
            <div key={group} className="mb-3">
              <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
                {group}
              </h2>
              <ul>
                {items.map((item) => (
                  <li key={item.ref}>
                    <button
                      type="button"
                      onClick={() => onChange([...chosen, item])}
                      className="flex w-full items-start gap-3 rounded-md px-2 py-1.5 text-left hover:bg-ink/8"
                    >
                      <Plus
                        aria-hidden="true"
                        className="mt-0.5 size-5 shrink-0 rounded-sm border border-leaf p-0.5 text-leaf"
                      />
                      <span className="min-w-0 break-words">
                        <span className="sr-only">Add </span>
                        {item.title}
                        <span className="figures block text-ink-soft">{about(item)}</span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      </details>
    </fieldset>
  );
}

function Chosen({ item, index, chosen, onChange }: Props & { item: MailingItem; index: number }) {
  const move = (by: number) => onChange(chosen.toSpliced(index, 1).toSpliced(index + by, 0, item));
  const buttons = [
    { label: "Up", Icon: ArrowUp, onClick: () => move(-1), disabled: index === 0 },
    {
      label: "Down",
      Icon: ArrowDown,
      onClick: () => move(1),
      disabled: index === chosen.length - 1,
    },
    { label: "Remove", Icon: X, onClick: () => onChange(chosen.toSpliced(index, 1)) },
  ];
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <p className="min-w-0 break-words">
        {item.title}
        <span className="figures block text-ink-soft">{[item.group, about(item)].join(" · ")}</span>
      </p>
      <div className="flex shrink-0">
        {buttons.map(({ label, Icon, ...button }) => (
          <Button
            key={label}
            variant="ghost"
            size="icon"
            aria-label={`${label}: ${item.title}`}
            {...button}
          >
            <Icon aria-hidden="true" className="size-4" />
          </Button>
        ))}
      </div>
    </li>
  );
}
