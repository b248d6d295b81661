import { useId } from "react";
import { LIMITS } from "../../../../contract/fields.ts";
import { RETURN_FIELD, WATCH_WORDING, WATCHING_FRAGMENT } from "../../../../contract/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { Notice } from "../../../ui/notice.ts";
import { Spinner } from "../../../ui/spinner.tsx";

type Props = {
  action: string;
  /** The address of the result, with the answers. */
  link: string;
  /** The ids of the rules that the result names. */
  rules: string[];
};

const SENT: Notice = {
  title: "One step left",
  text: "Thank you. Please press the button in the email we have sent you, and we watch these rules for you.",
};

/** Asks, within the result of the finder, to be told when one of its rules changes. It posts by itself; site/layout/list-forms.ts sends it in the page. */
export function WatchRules({ action, link, rules }: Props) {
  const id = useId();
  const [path, answers = ""] = link.split("?");
  if (answers.length > LIMITS.answers || rules.length === 0) return null;
  return (
    <div>
      <form
        action={action}
        method="post"
        data-sent={JSON.stringify(SENT)}
        className="flex flex-wrap items-start gap-3"
      >
        <input type="hidden" name={RETURN_FIELD} value={path} />
        <input type="hidden" name="answers" value={answers} />
        <input type="hidden" name="rules" value={rules.join(" ")} />
        <TextField
          id={id}
          label="Watch my rules"
          hint={WATCH_WORDING}
          type="email"
          name="email"
          required
          maxLength={LIMITS.email}
          autoComplete="email"
          placeholder="Email address"
          className="min-w-60 flex-1"
        />
        <Button type="submit" className="min-h-control max-sm:w-full sm:mt-8 disabled:cursor-progress">
          <Spinner className="hidden in-data-sending:block" />
          Watch my rules
        </Button>
        <p id={`${id}-help`} data-help className="basis-full text-sm font-semibold empty:hidden" />
        <p data-way-out hidden className="basis-full text-sm">
          Still not through? Your address is kept in the field:{" "}
          <button type="button" data-plain className="underline underline-offset-4">
            send it as a plain form
          </button>
          .
        </p>
      </form>
      <p id={WATCHING_FRAGMENT} className="mt-3 hidden font-semibold target:block">
        {SENT.text}
      </p>
    </div>
  );
}
