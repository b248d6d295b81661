import { clsx } from "clsx";
import { useState } from "react";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { call, useAction } from "../api.ts";
import { Cell, type Selection, SelectionBar, SelectionBox, Table } from "../lists.tsx";
import { Problem, Select, Tick } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { useMailFirst } from "./mail-first.tsx";
import { REGISTRATION_NAMES, registrationName } from "./names.ts";
import { LastMail, type TrainingMailLine } from "./run-parts.tsx";

/** `inquiry`: what the inquiry says from which it was made; `reminders`: how many are still to come. */
export type Listed = Registration & { inquiry: string; reminders: number };

type Props = {
  path: string;
  run: RunSummary;
  registrations: Listed[];
  mails: TrainingMailLine[];
  onEdit: (registration: Listed) => void;
  /** Is told a sentence on who was mailed; "" for nobody. */
  onChanged: (notice: string) => void;
};

/** States that take no seat. */
const NO_SEAT = ["asked", "waiting", "cancelled"];
const STATES = Object.entries(REGISTRATION_NAMES);

/** Who is registered: a new state for one, or for all that are ticked. */
export function RunList({ path, run, registrations, mails, onEdit, onChanged }: Props) {
  const { problem, act } = useAction();
  const { ask, dialog } = useMailFirst(path);
  const [tells, setTells] = useState(true);
  const [selected, onSelect] = useState<string[]>([]);
  const chosen = registrations.filter(({ id }) => selected.includes(id));
  /** One after the other, so that of too few seats the first get them; who is refused stays ticked. */
  const change = (those: Registration[], state: string, isTold: boolean) =>
    void act(async () => {
      const notices: string[] = [];
      onChanged("");
      try {
        for (const { id, name, state: before } of those) {
          const body = { state, was: { state: before }, tells: isTold };
          const change = call<{ notice: string }>(`/api/inbox/registrations/${id}`, "PUT", body);
          const { notice } = await change.catch((error: Error) => {
            throw those.length > 1 ? new Error(`${name}: ${error.message}`) : error;
          });
          notices.push(notice);
          onSelect((before) => before.filter((one) => one !== id));
        }
      } finally {
        const told = [...new Set(notices)].join(" ").trim();
        const done =
          notices.length > 1 &&
          `${notices.length} marked as ${registrationName(state).toLowerCase()}.`;
        onChanged(told || done || "");
      }
    });
  const mark = (those: Registration[], state: string) => {
    // Who asked first gets the last seats.
    const people = those
      .filter((one) => one.state !== state)
      .sort((one, other) => one.created_at - other.created_at);
    const wants = NO_SEAT.includes(state)
      ? []
      : people.filter((one) => NO_SEAT.includes(one.state));
    const seats = wants.reduce((sum, one) => sum + one.seats, 0);
    const left = (run.capacity ?? seats) - run.taken;
    const short =
      seats > left &&
      people.length > 1 &&
      `Only ${left} of ${seats} seats are left: who asked first gets them.`;
    const note =
      short ||
      (NO_SEAT.includes(state) &&
        people.some((one) => !NO_SEAT.includes(one.state)) &&
        run.waiting > 0 &&
        "A seat that becomes free is offered to the first of the waiting list who fits, by mail if you send this one.");
    const wanted = {
      verb: "Change",
      state,
      people,
      note,
      tells: tells && run.state !== "gone",
    } as const;
    const title = `${people.length === 1 ? people[0]?.name : `${people.length} people`}: ${registrationName(state)}`;
    void act(() => ask({ ...wanted, title, go: (isTold) => change(people, state, isTold) })).then(
      // What was done before must not stand beside a refusal.
      (isDone) => isDone || onChanged(""),
    );
  };
  return (
    <div>
      <Problem>{problem}</Problem>
      {dialog}
      {run.state !== "gone" && (
        <div className="px-2 print:hidden">
          <Tick checked={tells} onChange={setTells}>
            Tell whoever gets a new state by mail; you see the mail before it goes
          </Tick>
        </div>
      )}
      <SelectionBar
        all={registrations.map(({ id }) => id)}
        selected={chosen.map(({ id }) => id)}
        onSelect={onSelect}
      >
        <Select
          aria-label="Mark the selected as"
          value=""
          onChange={(state) => mark(chosen, state)}
          options={[["", "Mark them as …"], ...STATES]}
        />
      </SelectionBar>
      {/* On phones a registration is a block. */}
      <div className="max-sm:[&_thead]:sr-only print:[&_th:nth-child(n+4)]:hidden">
        <Table caption="Who comes" head={["Who", "Seats", "State", "Mails", "More"]}>
          {registrations.map((one) => (
            <Line
              key={one.id}
              {...{ ...one, selected, onSelect }}
              mails={mails.filter(({ registration_id }) => registration_id === one.id)}
              mark={(state) => mark([one], state)}
              onEdit={() => onEdit(one)}
            />
          ))}
        </Table>
      </div>
    </div>
  );
}

type LineProps = Selection & {
  mails: TrainingMailLine[];
  mark: (state: string) => void;
  onEdit: () => void;
};

const CELL = "py-1! align-middle!";

function Line({ mails, selected, onSelect, mark, onEdit, ...registration }: LineProps & Listed) {
  const {
    id,
    name,
    email,
    organisation,
    seats,
    participants,
    state,
    submission_id,
    inquiry,
    reminders,
  } = registration;
  const names = participants ? participants.split("\n") : [];
  const unnamed = seats - Math.max(1, names.length);
  return (
    <tr
      className={clsx(
        "max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:py-2",
        state === "cancelled" && "text-ink-soft",
        // The list for the door has who comes, and a line for each to sign.
        NO_SEAT.includes(state) && "print:hidden",
      )}
    >
      <Cell className={clsx(CELL, "max-sm:w-full max-sm:pr-0 lg:w-full")}>
        <div className="lg:flex lg:flex-wrap lg:gap-x-3 lg:pl-8 print:block print:pl-0">
          <SelectionBox
            {...{ id, name, selected, onSelect }}
            className="flex items-start gap-3 lg:-ml-8 print:ml-0 print:gap-2"
          >
            {/* To tick with a pen at the door. */}
            <span
              aria-hidden="true"
              className="mt-1 hidden size-4 shrink-0 border border-ink print:block"
            />
            <span className="min-w-0 break-words">
              <span className={clsx("font-semibold", state === "cancelled" && "line-through")}>
                {name}
              </span>
              {organisation && <span className="text-ink-soft"> {organisation}</span>}
            </span>
          </SelectionBox>
          <p className="pl-8 break-words lg:pl-0 text-ink-soft print:pl-6">
            <span className="print:hidden">
              {email.split("@")[0]}
              <wbr />@{email.split("@")[1]}{" "}
            </span>
            {names.length > 0 && <span className="text-ink">Coming: {names.join(", ")} </span>}
            {unnamed > 0 && (
              <Badge tone="sand">
                {unnamed === 1 ? "1 name is missing" : `${unnamed} names are missing`}
              </Badge>
            )}
          </p>
        </div>
      </Cell>
      <Cell className={clsx(CELL, "min-w-0! max-sm:pl-8")}>
        {seats}
        <span className="sm:hidden">{seats === 1 ? " seat" : " seats"}</span>
      </Cell>
      <Cell className={CELL}>
        <Select
          aria-label={`State of ${name}`}
          value={state}
          onChange={mark}
          className="py-1! sm:min-h-9! print:hidden"
          options={STATES}
        />
        <span className="hidden print:inline">{REGISTRATION_NAMES[state]}</span>
        {Array.from({ length: seats }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            className="mt-10 hidden w-56 border-t border-ink text-sm text-ink-soft print:block"
          >
            {names[index] ?? (index === 0 ? name : "Signature")}
          </span>
        ))}
      </Cell>
      <Cell
        className={clsx(
          CELL,
          "max-sm:order-last max-sm:w-full max-sm:pl-8 lg:min-w-88 print:hidden",
        )}
      >
        <LastMail mails={mails} toCome={reminders} />
      </Cell>
      <Cell className={clsx(CELL, "min-w-0! max-sm:pr-0 print:hidden")}>
        <div className="flex gap-x-4">
          <Button variant="link" className="sm:min-h-8!" onClick={onEdit}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          {submission_id && (
            <Link
              href={to(["inbox", "message", submission_id])}
              title={inquiry.slice(0, 300)}
              className="inline-flex min-h-11 items-center font-semibold sm:min-h-8"
            >
              Inquiry<span className="sr-only"> of {name}</span>
            </Link>
          )}
        </div>
      </Cell>
    </tr>
  );
}
