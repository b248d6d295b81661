import { clsx } from "clsx";
import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import type { Annex } from "../../../content/records/annex.ts";
import { citation } from "../../../outputs/rules/rule-file.ts";
import { href } from "../../../paths.ts";
import type { CodeAnswer } from "../../../tools/cn-codes/answer.ts";
import { LONGEST_QUERY } from "../../../tools/cn-codes/code.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { words } from "../../../ui/points.tsx";
import type { CnCodesCopy } from "./copy.ts";

type Props = Pick<CnCodesCopy, "form" | "answers"> & { annex: Annex; reviewed: string };

const looks = {
  covered: { ground: "bg-leaf text-paper", Icon: CircleCheck },
  partly: { ground: "bg-marigold-soft", Icon: CircleAlert },
  outside: { ground: "border-2 border-ink", Icon: CircleX },
  words: { ground: "bg-sand", Icon: CircleAlert },
  mistake: { ground: "border-2 border-ember", Icon: CircleAlert },
} satisfies Record<CodeAnswer["kind"], { ground: string; Icon: typeof CircleCheck }>;

const path = href("/tools/cn-codes");

/** Where a code or a word is typed. The page holds the frame of every answer, hidden; show-answer.ts fills it. */
export function CodeForm({ form, answers, annex, reviewed }: Props) {
  const { more, standings } = answers;
  const sentence = citation({ title: "", reviewed, path: `${path}?q=` });
  return (
    <div
      data-annex={JSON.stringify(annex)}
      data-words={JSON.stringify({ more, standings, cite: sentence })}
      className="rounded-lg bg-paper p-6 text-ink sm:p-8 print:p-0"
    >
      <form action={path} className="no-scripting:hidden" data-print="hide">
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            name="q"
            label={form.label}
            hint={form.hint}
            required
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className="min-w-52 flex-1"
          />
          <Button type="submit" className="mt-[2.05rem] min-h-control max-sm:mt-0 max-sm:w-full">
            {form.action}
          </Button>
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-sm">
          {form.examples}
          {form.tries.map((text) => (
            <a
              key={text}
              href={`${path}?${new URLSearchParams({ q: text })}`}
              className="min-w-11 py-3 text-leaf underline"
            >
              {text}
            </a>
          ))}
        </p>
      </form>
      <p data-no-script="" className="text-lg scripting:hidden">
        {form.noScript}
      </p>
      <div role="status">
        {(Object.keys(looks) as Array<keyof typeof looks>).map((kind) => (
          <Frame key={kind} kind={kind} answers={answers} title={form.label} />
        ))}
      </div>
      <template data-item="">
        <li className="grid grid-cols-[6.5rem_1fr] gap-x-3 border-t border-current/25 py-1.5 sm:grid-cols-[6.5rem_1fr_7rem] print:py-0">
          <a href={path} className="figures py-0.5 font-semibold underline">
            {form.action}
          </a>
          <span data-name="" className="py-0.5" />
          <span
            data-standing=""
            className="py-0.5 font-semibold max-sm:col-start-2 sm:text-right"
          />
        </li>
      </template>
    </div>
  );
}

type FrameProps = { kind: CodeAnswer["kind"]; answers: CnCodesCopy["answers"]; title: string };

/** The hidden frame of one kind of answer. An answer replaces the title, which is there so that no heading is empty. */
function Frame({ kind, answers, title }: FrameProps) {
  const { ground, Icon } = looks[kind];
  const isVerdict = kind !== "words" && kind !== "mistake";
  return (
    <div
      data-answer={kind}
      hidden
      className={clsx("mt-6 rounded-md p-5 sm:p-6 print:mt-0 print:p-0", ground)}
    >
      <h2 className="flex items-start gap-3 text-h3">
        <Icon className="mt-0.5 size-8 shrink-0" />
        <span data-slot="title">{title}</span>
      </h2>
      <p data-slot="name" className="mt-2 text-lg font-semibold" />
      <p data-slot="lines" className="mt-2" />
      <ul data-slot="items" className="mt-3" />
      <p data-slot="more" className="mt-2" />
      <p data-slot="didYouMean" hidden className="mt-3">
        {`${answers.didYouMean} `}
        <a href={path} className="font-semibold underline">
          {title}
        </a>
      </p>
      {isVerdict && (
        <>
          <p className="mt-3">{words(answers[kind])}</p>
          <ButtonLink
            to={href("/tools/cbam-estimator")}
            variant="secondary"
            data-slot="estimate"
            data-print="hide"
            className="mt-5"
            label={answers.estimate}
            arrow
          />
          <p
            data-slot="cite"
            data-label={`${answers.cite}: `}
            className="mt-4 wrap-anywhere select-all before:content-[attr(data-label)]"
          />
        </>
      )}
    </div>
  );
}
