import { clsx } from "clsx";
import { Download } from "lucide-react";
import { Badge } from "../../../site/ui/badge.tsx";
import type { Detail, Said } from "../../inbox/submission.ts";
import { momentText } from "../../moments.ts";
import { download } from "../api.ts";
import { useMailState } from "../live.tsx";
import { Section, SmallButton } from "../parts.tsx";
import { boxText } from "./names.ts";

/** The replies and what came back, oldest first; what repeats earlier mails is folded. */
export function Conversation({ submission }: { submission: Detail }) {
  if (submission.conversation.length === 0) return null;
  return (
    <Section title="Conversation" className="mt-8">
      <ol className="mt-3 grid gap-5">
        {submission.conversation.map((said) => (
          <li
            key={said.id}
            className={clsx(
              "border-l-4 pl-4",
              said.kind === "reply" ? "ml-4 border-leaf sm:ml-8" : "border-line",
            )}
          >
            <Item {...said} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const OTHERS = [
  ["Also to", "to"],
  ["Copy to", "cc"],
] as const;

function Item({
  kind,
  at,
  who,
  address,
  state,
  isSaid,
  subject,
  parts,
  files,
  leftOut,
  others,
}: Said) {
  const stateText = useMailState();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-semibold break-words">{who}</span>
        <span className="figures text-ink-soft">
          {momentText(at)}
          {state && ` · ${stateText(state)}`}
        </span>
        {!isSaid && (
          <Badge tone="sand">{kind === "report" ? "A mail came back" : "Automatic answer"}</Badge>
        )}
        {isSaid && address && <Badge tone="marigold">From another address: {address}</Badge>}
      </p>
      <p className="break-words text-ink-soft">{subject}</p>
      {OTHERS.map(([label, wanted]) => {
        const named = others.filter((one) => one.kind === wanted).map(boxText);
        return named.length > 0 ? (
          <p key={wanted} className="wrap-anywhere text-ink-soft">
            {label} {named.join(", ")}
          </p>
        ) : null;
      })}
      {parts.map(({ text, isFolded }, place) =>
        isFolded || !isSaid ? (
          <details key={place} className="mt-1">
            <summary className="desk-link min-h-9 content-center">
              {isSaid ? "Quoted words or signature" : "What it says"}
            </summary>
            <p className="max-w-[42em] break-words whitespace-pre-wrap text-ink-soft">{text}</p>
          </details>
        ) : (
          <p key={place} className="mt-1.5 max-w-[42em] break-words whitespace-pre-wrap">
            {text}
          </p>
        ),
      )}
      <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {files.map(({ id, name }) => (
          <SmallButton
            key={id}
            icon={Download}
            className="max-w-full"
            onClick={() => void download("GET /api/inbox/attachments/:id", { params: { id } })}
          >
            <span className="truncate">{name}</span>
          </SmallButton>
        ))}
      </p>
      {leftOut.map((sentence) => (
        <p key={sentence} className="mt-1.5 break-words text-ink-soft">
          {sentence}
        </p>
      ))}
    </>
  );
}
