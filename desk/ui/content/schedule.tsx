import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { Scheduled } from "../../content/schedule.ts";
import { momentText } from "../../moments.ts";
import { call, useAction } from "../api.ts";
import { Form, Problem, Section } from "../parts.tsx";

type Props = {
  scheduled: Scheduled[];
  version: string;
  /** What a new plan publishes: all, or these records, which are `what`, as in “this one”. */
  part: { files?: string[] };
  what: string;
  day: string | undefined;
  onChange: () => void;
  onPlanned: () => void;
};

/** What is planned, what came of earlier plans, and a form to plan a publish. */
export function Schedule({ scheduled, version, part, what, day, onChange, onPlanned }: Props) {
  const { problem, act } = useAction();
  const takeBack = (id: string) =>
    void act(() => call("DELETE /api/content/schedule", { body: { id } }).finally(onChange));
  const planFor = async ({ day, hour }: Record<string, string>) => {
    const body = { at: `${day}T${hour}`, ...part };
    const isDone = await act(() => call("POST /api/content/schedule", { body }).finally(onChange));
    if (isDone) onPlanned();
  };
  return (
    <Section
      title="Publish on a day and hour"
      level="h2"
      className="mt-10 border-t border-line pt-5 xl:mt-0 xl:border-t-0 xl:pt-0"
    >
      <Problem>{problem}</Problem>
      {scheduled.map((plan) => (
        <div key={plan.id ?? ""} className="mt-3">
          {plan.outcome ? (
            <OutcomeLines
              isDone={plan.outcome.isDone}
              lines={[
                `Planned for ${momentText(plan.at)} by ${plan.who}:`,
                ...plan.outcome.messages,
              ]}
            />
          ) : (
            <>
              <p role="status" className="border-l-4 border-marigold pl-4">
                <strong>{momentText(plan.at)}</strong>, Indian time:{" "}
                {plan.files?.map(({ title }) => title).join(", ") ?? "all that is saved then"}.{" "}
                {plan.who} planned it on {momentText(plan.setAt)}.{" "}
                {!plan.files && plan.version !== version && (
                  <strong>The content has changed since then; the list above is up to date.</strong>
                )}
              </p>
              <Button
                variant="outline"
                className="mt-3"
                onClick={() => takeBack(plan.id ?? "")}
                label="Do not publish then"
              />
            </>
          )}
        </div>
      ))}
      {(what || !scheduled.some(({ outcome, files }) => !outcome && !files)) && (
        <Form onSend={planFor} className="mt-3 grid justify-items-start gap-4">
          <p>
            {what
              ? "What you ticked goes out as it is saved at that time, and nothing else."
              : "All that is saved at that time goes out, also what is saved after now."}{" "}
            The desk has to run then; if it does not, it publishes as soon as it is started.
          </p>
          <div className="flex flex-wrap gap-4">
            <TextField name="day" type="date" label="Day" defaultValue={day} required />
            <TextField name="hour" type="time" label="Hour (India)" defaultValue="10:00" required />
          </div>
          <Button
            type="submit"
            variant="outline"
            disabled={part.files?.length === 0}
            label={what ? `Publish ${what} then` : "Publish then"}
          />
        </Form>
      )}
    </Section>
  );
}

type LinesProps = ComponentProps<"div"> & { isDone: boolean; lines: string[] };

export function OutcomeLines({
  isDone,
  lines: [first, ...rest],
  className,
  children,
  ...props
}: LinesProps) {
  return (
    <div
      {...props}
      className={clsx("border-l-4 pl-4", isDone ? "border-leaf" : "border-ember", className)}
    >
      <p className="font-semibold">{first}</p>
      {rest.map((line) => (
        <p key={line} className="break-words">
          {line}
        </p>
      ))}
      {children}
    </div>
  );
}
