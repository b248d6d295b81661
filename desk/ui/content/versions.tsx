import { useState } from "react";
import type { Difference } from "../../content/differences.ts";
import { lostSections, renamed } from "../../content/section-types.ts";
import { titleIn } from "../../content/words.ts";
import { momentText } from "../../moments.ts";
import { useAnswer } from "../api.ts";
import { Loading, Problem, SmallButton } from "../parts.tsx";
import { LinkButton } from "../route.tsx";
import type { Draft } from "./draft.ts";
import { Fold } from "./field-frame.tsx";
import { showField, useForm } from "./form.ts";

type Props = { onRestore: (draft: Draft) => void };

export const Versions = (props: Props) => (
  <Fold isLazy label="Earlier versions" className="mt-6 border-t border-line pt-3">
    <VersionList {...props} />
  </Fold>
);

function VersionList(props: Props) {
  const { file, hash } = useForm().record;
  const { data, error } = useAnswer("GET /api/content/versions", { query: { file } }, hash);
  const [shown, setShown] = useState("");
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  if (data.length === 0)
    return <p className="mt-2">There is none: each save here and each publish makes one.</p>;
  return (
    <ol className="mt-2 grid gap-3">
      {data.map(({ id, at, who, what }) => (
        <li key={id} className="grid gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
          <span className="figures text-ink-soft">{momentText(at)}</span>
          <div className="min-w-0">
            <p className="break-words">
              {who ? `${who}: ` : ""}
              {what}{" "}
              <LinkButton
                className="ml-2"
                aria-expanded={shown === id}
                onClick={() => setShown(shown === id ? "" : id)}
              >
                Compare<span className="sr-only"> with {momentText(at)}</span>
              </LinkButton>
            </p>
            {shown === id && <Comparison {...props} id={id} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Comparison({ id, onRestore }: Props & { id: string }) {
  const { record, isChanged, discard } = useForm();
  const { file, hash } = record;
  const { data, error } = useAnswer("GET /api/content/version", { query: { file, id } }, hash);
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  const { differences, problems, ...draft } = data;
  if (differences.length === 0)
    return <p className="mt-1">It says the same as what is saved now.</p>;
  return (
    <div className="mt-1 border-l-4 border-line pl-4">
      <LostSections then={Object(draft.data).sections} />
      <p>Restoring it changes what is saved now:</p>
      <DifferenceList differences={differences} />
      {problems.length > 0 && (
        <div className="mt-3 border-l-4 border-marigold pl-3">
          <p>This version cannot be saved as it was. Restored, it has to be corrected first:</p>
          <ul className="mt-1 grid gap-1">
            {problems.map(({ file, title, field, label, reason }) => (
              <li key={`${file} ${field} ${reason}`}>
                {[file !== record.file && title, label || field].filter(Boolean).join(", ")}:{" "}
                {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <SmallButton className="mt-3" disabled={isChanged} onClick={() => onRestore(draft)}>
        {problems.length > 0 ? "Restore it, and correct it in the form" : "Restore this version"}
      </SmallButton>
      {isChanged && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          Save or discard the words in the form first.
          <LinkButton
            className="min-h-9"
            onClick={() => {
              void discard();
              // There it says so, with Undo.
              window.scrollTo({ top: 0 });
            }}
          >
            Discard them
          </LinkButton>
        </p>
      )}
    </div>
  );
}

/** The sections that the form does not have any more: each can be put back alone, where it stood. */
function LostSections({ then }: { then: unknown }) {
  const { data, set } = useForm();
  const now: unknown = Object(data).sections;
  if (!Array.isArray(then) || !Array.isArray(now)) return null;
  return lostSections(then, now).map(({ section, index }) => (
    <p key={index} className="mb-2">
      {titleIn("sections", section)}{" "}
      <LinkButton
        onClick={() => {
          set(["sections"], now.toSpliced(index, 0, renamed(section, now)));
          requestAnimationFrame(() => showField(["sections", index, "title"]));
        }}
      >
        Put only this section back<span className="sr-only">: {titleIn("sections", section)}</span>
      </LinkButton>
    </p>
  ));
}

/** Words kept before and after what differs in a long text. */
const AROUND = 6;

/** Of two long texts, the words that differ and a few around them. */
function cut(from = "", to = ""): [from: string, to: string] {
  const [old, now] = [from, to].map((text) => text.split(/(?<=\s)/)) as [string[], string[]];
  const least = Math.min(old.length, now.length);
  const alike = (isSame: (at: number) => boolean) => {
    const found = Array.from({ length: least }).findIndex((_, at) => !isSame(at));
    return Math.max(0, (found < 0 ? least : found) - AROUND);
  };
  const before = alike((at) => old[at] === now[at]);
  const after = Math.min(
    least - before,
    alike((at) => old.at(-1 - at) === now.at(-1 - at)),
  );
  const shown = (words: string[]) =>
    (before > 0 ? "… " : "") +
    words.slice(before, words.length - after).join("") +
    (after > 0 ? "…" : "");
  return [shown(old), shown(now)];
}

const shortened = (one: Difference): Difference => {
  if (!one.from || !one.to || one.from.length + one.to.length < 200) return one;
  const [from, to] = cut(one.from, one.to);
  return { ...one, from, to };
};

export const DifferenceList = ({ differences }: { differences: Difference[] }) => (
  <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-1">
    {differences.map(shortened).map(({ field, what, from, to, where }, index) => (
      <li key={index} className="break-words">
        {field}: {what !== "changed" && `${what} `}
        {where && `${what === "added" ? "to" : "from"} ${where}`}
        {from !== undefined &&
          (what === "removed" ? (
            <del>{from}</del>
          ) : (
            <>
              from <del>{from}</del> to{" "}
            </>
          ))}
        {to !== undefined && <ins className="no-underline">{to}</ins>}
      </li>
    ))}
  </ul>
);
