import { clsx } from "clsx";
import { useState } from "react";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { type Answer, call, useAction } from "../api.ts";
import { Cell, type Selection, SelectionBar, SelectionBox, Table } from "../lists.tsx";
import { Problem, Select, Tick } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { useMailFirst } from "./mail-first.tsx";
import { REGISTRATION_NAMES, registrationName } from "./names.ts";
import { LastMail } from "./run-parts.tsx";

type RunAnswer = Answer<"GET /api/inbox/runs/:training/:run">;
export type Listed = RunAnswer["registrations"][number];
export type TrainingMailLine = RunAnswer["mails"][number];
type State = Registration["state"];

type Props = {
  run: RunSummary;
  registrations: Listed[];
  mails: TrainingMailLine[];
  onEdit: (registration: Listed) => void;
  /** Is told a sentence on who was mailed; "" for nobody. */
  onChanged: (notice: string) => void;
};

/** States that take no seat. */
const NO_SEAT: readonly string[] = ["asked", "waiting", "cancelled"];
const STATES = Object.entries(REGISTRATION_NAMES);

/** Who is registered: a new state for one, or for all that are ticked. */
export function RunList({ run, registrations, mails, onEdit, onChanged }: Props) {
  const { problem, act } = useAction();
  const { ask, dialog } = useMailFirst(run);
  const [tells, setTells] = useState(true);
  const [selected, onSelect] = useState<string[]>([]);
  const chosen = registrations.filter(({ id }) => selected.includes(id));
  const canTell = run.state !== "gone";

  const change = (people: Listed[], state: State, isTold: boolean) =>
    void act(async () => {
      onChanged("");
      const untick = (id: string) => onSelect((before) => before.filter((one) => one !== id));
      const { notice, error } = await changeStates(people, state, isTold, untick);
      onChanged(notice);
      if (error) throw error;
    });
  const mark = (those: Listed[], state: State) => {
    // Who asked first gets the last seats.
    const people = those
      .filter((one) => one.state !== state)
      .sort((one, other) => one.created_at - other.created_at);
    const who = people.length === 1 ? people[0]?.name : `${people.length} people`;
    const asking = ask({
      title: `${who}: ${registrationName(state)}`,
      verb: "Change",
      state,
      people,
      note: noteFor(people, state, run),
      tells: tells && canTell,
      go: (isTold) => change(people, state, isTold),
    });
    void act(() => asking).then(
      // What was done before must not stand beside a refusal.
      (isDone) => isDone || onChanged(""),
    );
  };
  return (
    <div>
      <Problem>{problem}</Problem>
      {dialog}
      {canTell && (
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
          onChange={(state) => mark(chosen, state as State)}
          options={[["", "Mark them as …"], ...STATES]}
        />
      </SelectionBar>
      {/* On phones a registration is a block. */}
      <div className="max-sm:[&_thead]:sr-only print:[&_th:nth-child(n+4)]:hidden">
        <Table caption="Who comes" head={["Who", "Seats", "State", "Mails", "More"]}>
          {registrations.map((one) => (
            <Line
              key={one.id}
              registration={one}
              selected={selected}
              onSelect={onSelect}
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

/**
 * One after the other, so that of too few seats the first get them; who is refused stays ticked. `notice` says what was
 * done until somebody was refused, `error` why.
 */
async function changeStates(
  people: Listed[],
  state: State,
  isTold: boolean,
  untick: (id: string) => void,
): Promise<{ notice: string; error?: Error }> {
  const notices: string[] = [];
  const saying = () => {
    const told = [...new Set(notices)].join(" ").trim();
    const done = `${notices.length} marked as ${registrationName(state).toLowerCase()}.`;
    return told || (notices.length > 1 ? done : "");
  };
  for (const { id, name, state: before } of people) {
    const body = { state, was: { state: before }, tells: isTold };
    try {
      const answer = await call("PUT /api/inbox/registrations/:id", { params: { id }, body });
      notices.push(answer.notice);
      untick(id);
    } catch (error) {
      const { message } = error as Error;
      const refusal = people.length > 1 ? new Error(`${name}: ${message}`) : (error as Error);
      return { notice: saying(), error: refusal };
    }
  }
  return { notice: saying() };
}

/** What to know before these people get a new state; "" for nothing. */
function noteFor(people: Listed[], state: State, run: RunSummary): string {
  const takesNone = NO_SEAT.includes(state);
  const newcomers = takesNone ? [] : people.filter((one) => NO_SEAT.includes(one.state));
  const seats = newcomers.reduce((sum, one) => sum + one.seats, 0);
  const left = (run.capacity ?? seats) - run.taken;
  if (seats > left && people.length > 1)
    return `Only ${left} of ${seats} seats are left: who asked first gets them.`;
  const isFreed = takesNone && people.some((one) => !NO_SEAT.includes(one.state));
  return isFreed && run.waiting > 0
    ? "A seat that becomes free is offered to the first of the waiting list who fits, by mail if you send this one."
    : "";
}

type LineProps = Selection & {
  registration: Listed;
  mails: TrainingMailLine[];
  mark: (state: State) => void;
  onEdit: () => void;
};

const CELL = "py-1! align-middle!";

const namesOf = ({ participants }: Listed) => (participants ? participants.split("\n") : []);

function Line({ registration, mails, selected, onSelect, mark, onEdit }: LineProps) {
  const { name, seats, state, reminders } = registration;
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
        <Who registration={registration} selected={selected} onSelect={onSelect} />
      </Cell>
      <Cell className={clsx(CELL, "min-w-0! max-sm:pl-8")}>
        {seats}
        <span className="sm:hidden">{seats === 1 ? " seat" : " seats"}</span>
      </Cell>
      <Cell className={CELL}>
        <Select
          aria-label={`State of ${name}`}
          value={state}
          onChange={(wanted) => mark(wanted as State)}
          className="py-1! sm:min-h-9! print:hidden"
          options={STATES}
        />
        <span className="hidden print:inline">{REGISTRATION_NAMES[state]}</span>
        <Signatures registration={registration} />
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
        <More registration={registration} onEdit={onEdit} />
      </Cell>
    </tr>
  );
}

function Who({ registration, ...selection }: Selection & { registration: Listed }) {
  const { id, name, email, organisation, seats, state } = registration;
  const names = namesOf(registration);
  const unnamed = seats - Math.max(1, names.length);
  return (
    <div className="lg:flex lg:flex-wrap lg:gap-x-3 lg:pl-8 print:block print:pl-0">
      <SelectionBox
        id={id}
        name={name}
        {...selection}
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
  );
}

/** On paper, a line for each seat to sign. */
function Signatures({ registration }: { registration: Listed }) {
  const names = namesOf(registration);
  const [first = registration.name, ...others] = names;
  return Array.from({ length: registration.seats }, (_, index) => (
    <span
      key={index}
      aria-hidden="true"
      className="mt-10 hidden w-56 border-t border-ink text-sm text-ink-soft print:block"
    >
      {[first, ...others][index] ?? "Signature"}
    </span>
  ));
}

function More({ registration, onEdit }: { registration: Listed; onEdit: () => void }) {
  const { name, submission_id, inquiry } = registration;
  return (
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
  );
}
