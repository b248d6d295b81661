import { LIMITS } from "../../../../contract/fields.ts";
import { WATCHING_FRAGMENT } from "../../../../contract/forms.ts";
import { WORDINGS } from "../../../../contract/wordings.ts";
import { ListForm } from "../../../ui/list-form.tsx";
import type { FinderFile } from "./finder-file.ts";

type Props = { action: string; notices: FinderFile["watchNotices"]; link: string; rules: string[] };

/** The form to hear of changes in the rules of a result. Nothing if it has no rules, or too many answers to be sent. */
export function WatchRules({ action, notices: { watch, ...failed }, link, rules }: Props) {
  const [path = "", answers = ""] = link.split("?");
  if (answers.length > LIMITS.answers || rules.length === 0) return null;
  return (
    <div>
      <ListForm
        action={action}
        path={path}
        sent={watch}
        failed={failed}
        field={{ label: "Watch my rules", hint: WORDINGS.watch, className: "min-w-60 flex-1" }}
        button={{ label: "Watch my rules", className: "max-sm:w-full sm:mt-8" }}
        className="items-start"
      >
        <input type="hidden" name="answers" value={answers} />
        <input type="hidden" name="rules" value={rules.join(" ")} />
      </ListForm>
      <p id={WATCHING_FRAGMENT} className="mt-3 hidden font-semibold target:block">
        {watch.text}
      </p>
    </div>
  );
}
