import { clsx } from "clsx";
import { href } from "../../../paths.ts";
import type { CodeAnswer } from "../../../tools/cn-codes/answer.ts";
import { LONGEST } from "../../../tools/estimator/typed.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { FirstData } from "./flow-data.ts";
import { Sources } from "./sources.tsx";
import { type StepProps, textToday } from "./step-props.tsx";

type First = Omit<StepProps, "data"> & { data: FirstData };

export function StepCode({ data, typed, read, wired, change }: First) {
  const { code } = data.flow;
  const isEmpty = typed.code.trim() === "";
  return (
    <>
      <TextField
        label={code.label}
        {...wired("code")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LONGEST.code}
      />
      {isEmpty && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {code.examples}
          {code.tries.map((text) => (
            <Button key={text} variant="link" onClick={() => change({ code: text })} label={text} />
          ))}
        </p>
      )}
      {/* Always there, so that screen readers are told of what comes into it. */}
      <div role="status">
        {read.answer && <Verdict {...{ data, read, change }} answer={read.answer} />}
      </div>
    </>
  );
}

const grounds: Record<CodeAnswer["kind"], string> = {
  covered: "bg-leaf text-paper",
  partly: "bg-marigold-soft",
  words: "bg-marigold-soft",
  outside: "border-2 border-ink",
  mistake: "border-2 border-ember",
};

type Props = Pick<First, "data" | "read" | "change"> & { answer: CodeAnswer };

function Verdict({ data, read, change, answer }: Props) {
  const { didYouMean, standings } = data;
  const choose = (code: string) => change({ code, choice: "" });
  return (
    <div className={clsx("rounded-md p-4 sm:p-5", grounds[answer.kind])}>
      <p className="font-display text-h4">{answer.title}</p>
      {answer.name && <p className="mt-1 font-semibold">{answer.name}</p>}
      <p className="mt-1">{answer.lines.join(" ")}</p>
      {answer.kind === "outside" && <p className="mt-2">{textToday(data.outside)}</p>}
      {answer.didYouMean && (
        <p className="mt-2">
          {`${didYouMean} `}
          <Button
            variant="link"
            onClick={() => choose(answer.didYouMean ?? "")}
            label={answer.didYouMean}
          />
        </p>
      )}
      {answer.items.length > 0 && (
        <ul className="mt-2 max-h-72 overflow-y-auto sm:max-h-none">
          {answer.items.map(({ code, name, standing }) => (
            <li key={code} className="border-t border-current/25">
              <button
                type="button"
                onClick={() => choose(code)}
                className="grid min-h-11 w-full grid-cols-[5.5rem_1fr] items-baseline gap-x-3 py-2 text-left hover:underline sm:grid-cols-[6.5rem_1fr_7rem]"
              >
                <span className="figures font-semibold underline">{code}</span>
                <span>{name}</span>
                <span className="font-semibold max-sm:col-start-2 sm:text-right">
                  {standings[standing]}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {read.missing.includes("code") ? null : <Sources {...data.listed} isShort />}
      {answer.kind === "outside" && (
        <p className="mt-2">
          <a
            href={href("/tools/obligations")}
            className="inline-block py-1 underline underline-offset-4"
          >
            {data.flow.code.otherRules}
          </a>
        </p>
      )}
    </div>
  );
}
