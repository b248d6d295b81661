import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { Scheduled } from "../../content/schedule.ts";
import { call } from "../api.ts";
import { Form } from "../controls.tsx";
import { momentText } from "../moments.ts";
import { Problem, Section } from "../parts.tsx";
import { useAction } from "../use-answer.ts";

type Props = {
  scheduled: Scheduled | null;
  /** The version of the content that is saved now. */
  version: string;
  onChange: () => void;
};

/** The outcome of the last planned publish, and the publish that is planned now or a form to plan one. */
export function Schedule({ scheduled, version, onChange }: Props) {
  const { problem, act } = useAction();
  const send = (method: "POST" | "DELETE", body: object) =>
    act(() => call("/api/content/schedule", method, body).finally(onChange));
  return (
    <Section title="Publish on a day and hour" level="h2" className="mt-10 border-t border-line pt-5">
      <Problem>{problem}</Problem>
      {scheduled?.outcome && (
        <OutcomeLines
          className="mt-3"
          isDone={scheduled.outcome.isDone}
          lines={[
            `Planned for ${momentText(scheduled.at)} by ${scheduled.who}:`,
            ...scheduled.outcome.messages,
          ]}
        />
      )}
      {scheduled && !scheduled.outcome ? (
        <>
          <p role="status" className="mt-3 border-l-4 border-marigold pl-4">
            <strong>{momentText(scheduled.at)}</strong>, Indian time. {scheduled.who} planned it on{" "}
            {momentText(scheduled.setAt)}.
          </p>
          <p className="mt-3">
            All that is saved at that time goes out: the changes above and whatever is saved until then.{" "}
            {scheduled.version !== version && (
              <strong>The content has changed since this was planned; the list above is up to date.</strong>
            )}
          </p>
          <Button variant="outline" className="mt-3" onClick={() => send("DELETE", {})}>
            Do not publish then
          </Button>
        </>
      ) : (
        <Form
          onSend={({ day, hour }) => send("POST", { at: `${day}T${hour}` })}
          className="mt-3 grid justify-items-start gap-4"
        >
          <p>
            All that is saved at that time goes out, also what is saved after now. The desk has to run then;
            if it does not, it publishes as soon as it is started.
          </p>
          <div className="flex flex-wrap gap-4">
            <TextField name="day" type="date" label="Day" required />
            <TextField name="hour" type="time" label="Hour (India)" defaultValue="10:00" required />
          </div>
          <Button type="submit" variant="outline">
            Publish then
          </Button>
        </Form>
      )}
    </Section>
  );
}

type LinesProps = ComponentProps<"div"> & { isDone: boolean; lines: string[] };

/** The outcome of a publish, with the first line in bold. */
export function OutcomeLines({ isDone, lines: [first, ...rest], className, children, ...props }: LinesProps) {
  return (
    <div {...props} className={clsx("border-l-4 pl-4", isDone ? "border-leaf" : "border-ember", className)}>
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
