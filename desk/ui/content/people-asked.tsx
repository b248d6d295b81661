import type { MouseEvent } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import type { ConcernedRun } from "../../content/run-people.ts";
import { focusInDialog } from "../inbox/mail-first.tsx";
import { registrationName } from "../inbox/names.ts";
import { MailFrame } from "../mail-frame.tsx";

export type TellPeople = "tell" | "quiet";

type Props = {
  runs: ConcernedRun[];
  /** What happens to the record: “Save”, “Delete”. */
  verb: string;
  onChoose: (people: TellPeople) => void;
  onClose: () => void;
};

/** Asks before a change of a run that has people in it: who they are, and whether they get the mail that is shown. */
export function PeopleAsked({ runs, verb, onChoose, onClose }: Props) {
  const choose = (people: TellPeople) => (event: MouseEvent) => {
    // Closed like this, it gives the focus back.
    event.currentTarget.closest("dialog")?.close();
    onChoose(people);
  };
  const isMailed = runs.some(({ mail }) => mail);
  return (
    <Dialog open onClose={onClose} size="wide" title="People are registered for this">
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {runs.map((run) => (
          <p key={run.title + run.before}>
            <strong>
              {run.title}, {run.before}
            </strong>
            : {peopleText(run)}. {changeText(run)}
          </p>
        ))}
        <p>
          {isMailed
            ? "If they are told, the mail goes out to each of them once the change is published, not before."
            : "Visitors have not seen this run, so nobody is mailed about it: tell them yourself."}
        </p>
        <div className="flex flex-wrap gap-3">
          {isMailed && (
            <Button
              ref={focusInDialog}
              onClick={choose("tell")}
              label={`${verb}, and tell them when it is published`}
            />
          )}
          <Button
            variant="outline"
            onClick={choose("quiet")}
            label={`${verb} without telling them`}
          />
        </div>
        {runs.map(
          ({ mail, title, before }) =>
            mail && (
              <div key={title + before} className="grid min-w-0 gap-2">
                <p className="wrap-anywhere whitespace-pre-line">
                  {[
                    `Subject: ${mail.subject}`,
                    ...mail.files.map((name) => `Attached: ${name}`),
                  ].join("\n")}
                </p>
                <MailFrame {...mail} />
              </div>
            ),
        )}
      </div>
    </Dialog>
  );
}

function peopleText({ people, counts }: ConcernedRun): string {
  const states = counts.map(
    ({ state, count }) => `${count} ${registrationName(state).toLowerCase()}`,
  );
  return `${people === 1 ? "1 registration" : `${people} registrations`} (${states.join(", ")})`;
}

function changeText({ what, after, isGone }: ConcernedRun): string {
  if (what === "moved") return `It would be held ${after}.`;
  if (what === "back-on") return `It was called off, and would be held after all: ${after}.`;
  return isGone ? "It would be gone." : "It would be cancelled.";
}
