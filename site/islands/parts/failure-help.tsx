import { Phone } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { type Field, FORMS, type Kind, readable } from "../../../contract/fields.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import type { Failure, SendState } from "../hooks/use-sent-form.ts";

/** Where people reach the firm when the form fails. */
export type Reach = { email: string; phone: string };

type SentKind = Exclude<Kind, "application" | "newsletter" | "waiting" | "watch">;

type Props = {
  state: SendState;
  failures: number;
  kind: SentKind;
  reach: Reach;
  sendPlainly: () => void;
};

/** What went wrong, what helps, and after a second failure other ways to write; empty while all is well. */
export const FailureHelp = ({ state, failures, kind, reach, sendPlainly }: Props) => (
  <>
    {state.phase === "failed" && (
      <div className="basis-full">
        <p role="alert" className="font-semibold text-ember">
          {state.reason}
        </p>
        <Explanation key={failures} failure={state.failure} kind={kind} />
      </div>
    )}
    {failures >= 2 && <OtherContacts kind={kind} reach={reach} sendPlainly={sendPlainly} />}
  </>
);

function Explanation({ failure, kind }: { failure: Failure; kind: SentKind }) {
  if (failure.result === "late")
    return <p>No answer came within half a minute. Your words are still here.</p>;
  if (failure.result === "unreachable")
    return (
      <p>
        {navigator.onLine ? "Our server could not be reached." : "Your device is offline."} Your
        words are still here.
      </p>
    );
  const { sentence, problems, waitSeconds } = failure;
  if (waitSeconds > 0) return <Wait seconds={waitSeconds} />;
  const fields: readonly Field[] = FORMS[kind];
  const unasked = fields.filter(({ name, unasked }) => unasked && name in problems);
  return (
    <>
      {sentence && <p>{sentence}</p>}
      {unasked.map(({ name, label }) => (
        <p key={name}>{`${label} ${problems[name]}.`}</p>
      ))}
    </>
  );
}

/** Counts down; screen readers do not announce every second. */
function Wait({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const clock = setInterval(
      () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))),
      1000,
    );
    return () => clearInterval(clock);
  }, [seconds]);
  if (left === 0) return <p>You can try again now.</p>;
  return (
    <p role="timer">
      Too many messages came at once: try again in <span className="figures">{left}</span>{" "}
      {left === 1 ? "second" : "seconds"}.
    </p>
  );
}

function OtherContacts({
  kind,
  reach,
  sendPlainly,
}: Pick<Props, "kind" | "reach" | "sendPlainly">) {
  /** Made at the click: the visitor may have changed the words before it. */
  function fill({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    const form = currentTarget.closest("form");
    if (form) currentTarget.href = mailtoUrl(reach.email, kind, form);
  }
  return (
    <section
      aria-label="Other ways to reach us"
      className="basis-full border-l-4 border-marigold bg-sand px-5 py-4 text-ink"
    >
      <p className="font-semibold">Still not through? Nothing you typed is lost.</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="outline" size="sm" onClick={sendPlainly} label="Send as a plain form" />
        <ButtonLink to={`mailto:${reach.email}`} onClick={fill} variant="outline" size="sm">
          Send by email
        </ButtonLink>
        <ButtonLink
          to={`tel:${reach.phone.replace(/[^\d+]/g, "")}`}
          variant="outline"
          size="sm"
          className="whitespace-nowrap"
        >
          <Phone className="size-4" />
          <span className="figures">{reach.phone}</span>
        </ButtonLink>
      </div>
    </section>
  );
}

const SUBJECTS: Record<SentKind, string> = {
  contact: "Inquiry",
  checklist: "Please send me the 10-Point CBAM Readiness Checklist",
};

function mailtoUrl(to: string, kind: SentKind, form: HTMLFormElement): string {
  const values = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  const lines = readable(kind, values)
    .filter((field) => !(field.unasked && field.kind === "choice"))
    .map(({ kind: type, label, value }) =>
      type === "lines" ? `\n${value}` : `${label}: ${value}`,
    );
  const body = lines.join("\n").replaceAll("\n", "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(SUBJECTS[kind])}&body=${encodeURIComponent(body)}`;
}
