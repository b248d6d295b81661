import { clsx } from "clsx";
import { ANY_TRAINING } from "../../contract/fields.ts";
import { WAITING_FRAGMENT } from "../../contract/forms.ts";
import { WAITING_PATH } from "../../contract/waiting.ts";
import { WORDINGS } from "../../contract/wordings.ts";
import { siteConfig } from "../config.ts";
import { firm } from "../content/reader/read.ts";
import { notices } from "../content/records/notices.ts";
import { ListForm } from "./list-form.tsx";

type Props = { path: string; training?: string; tone?: "light" | "dark"; className?: string };

export function WaitingForm({ path, training = ANY_TRAINING, tone, className }: Props) {
  const { waitingUrl } = siteConfig().delivery;
  const { waiting, waitingNoted, refused, unreachable } = notices().lists;
  // A hosted service asks for no confirmation.
  const sent = waitingUrl.endsWith(WAITING_PATH) ? waiting : waitingNoted;
  return (
    <div className={className}>
      <ListForm
        action={waitingUrl}
        path={path}
        sent={sent}
        failed={{ refused, unreachable }}
        instead={{ email: firm().email, subject: `Dates: ${training}` }}
        tone={tone}
        field={{
          label: "Tell me when dates are set",
          hint:
            tone === "dark" ? (
              <span className="text-paper">{WORDINGS.waiting}</span>
            ) : (
              WORDINGS.waiting
            ),
          className: "min-w-60 flex-1",
        }}
        button={{ label: "Tell me", className: "max-sm:w-full sm:mt-8" }}
        className="items-start"
      >
        <input type="hidden" name="course" value={training} />
      </ListForm>
      {/* show-asked.ts writes how many wait, without moving anything. */}
      <p data-asked={training} className="mt-2 min-h-lh" />
      <p
        id={WAITING_FRAGMENT}
        className={clsx(
          "mt-3 hidden font-semibold target:block",
          tone === "dark" && "text-marigold",
        )}
      >
        {sent.text}
      </p>
    </div>
  );
}
