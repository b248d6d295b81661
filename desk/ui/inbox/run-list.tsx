import { clsx } from "clsx";
import { useState } from "react";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { call, useAction } from "../api.ts";
import { Cell, Table } from "../lists.tsx";
import { Problem, Select, Tick } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { REGISTRATION_NAMES } from "./names.ts";
import { LastMail, type TrainingMailLine } from "./run-parts.tsx";

type Props = {
  run: RunSummary;
  registrations: Registration[];
  mails: TrainingMailLine[];
  onEdit: (registration: Registration) => void;
  /** Is told a sentence on who was mailed; "" for nobody. */
  onChanged: (notice: string) => void;
};

const STATES = Object.entries(REGISTRATION_NAMES);

/** Who is registered: a new state for one, or for all that are ticked. */
export function RunList({ run, registrations, mails, onEdit, onChanged }: Props) {
  const { problem, act } = useAction();
  const [tells, setTells] = useState(true);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = registrations.filter(({ id }) => selected.has(id));
  const select = (ids: string[], isSelected: boolean) =>
    setSelected((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isSelected ? [...others, ...ids] : others);
    });
  /** One after the other, so that of too few seats the first get them; who is refused stays ticked. */
  const change = (those: Registration[], state: string) =>
    void act(async () => {
      const notices: string[] = [];
      try {
        for (const { id, name } of those) {
          const change = call<{ notice: string }>(`/api/inbox/registrations/${id}`, "PUT", { state, tells });
          const { notice } = await change.catch((error: Error) => {
            throw those.length > 1 ? new Error(`${name}: ${error.message}`) : error;
          });
          notices.push(notice);
          select([id], false);
        }
      } finally {
        onChanged([...new Set(notices)].join(" "));
      }
    });
  return (
    <>
      <Problem>{problem}</Problem>
      <div
        className={clsx(
          "flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden",
          chosen.length > 0 && "sticky top-0 z-10 border-b border-line bg-paper py-2",
        )}
      >
        <Tick
          checked={chosen.length === registrations.length}
          onChange={(isOn) =>
            select(
              registrations.map(({ id }) => id),
              isOn,
            )
          }
        >
          {chosen.length > 0 ? `${chosen.length} selected` : "Select all"}
        </Tick>
        {chosen.length > 0 && (
          <Select
            aria-label="Mark the selected as"
            value=""
            onChange={(state) => change(chosen, state)}
            options={[["", "Mark them as …"], ...STATES]}
          />
        )}
        {!run.isOver && (
          <Tick checked={tells} onChange={setTells}>
            Whoever gets a new state is told by mail
          </Tick>
        )}
      </div>
      <Table caption="Who comes" head={["Who", "Seats", "State"]}>
        {registrations.map((one) => (
          <Row
            key={one.id}
            {...one}
            mails={mails.filter(({ registration_id }) => registration_id === one.id)}
            isSelected={selected.has(one.id)}
            onSelect={(isSelected) => select([one.id], isSelected)}
            change={(state) => change([one], state)}
            onEdit={() => onEdit(one)}
          />
        ))}
      </Table>
    </>
  );
}

type RowProps = Registration & {
  mails: TrainingMailLine[];
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  change: (state: string) => void;
  onEdit: () => void;
};

function Row({ mails, isSelected, onSelect, change, onEdit, ...registration }: RowProps) {
  const { name, email, organisation, seats, participants, state, submission_id } = registration;
  const { invoice_name, gstin, invoice_address } = registration;
  const invoice = [invoice_name, gstin && `GSTIN ${gstin}`, invoice_address].filter(Boolean).join("\n");
  const names = participants ? participants.split("\n") : [];
  const unnamed = seats - Math.max(1, names.length);
  return (
    <tr className={state === "cancelled" ? "text-ink-soft print:hidden" : undefined}>
      <Cell className="min-w-44 sm:min-w-72">
        <label className="flex items-start gap-3 print:gap-2">
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-leaf print:hidden"
          />
          {/* To tick with a pen at the door. */}
          <span aria-hidden="true" className="mt-1 hidden size-4 shrink-0 border border-ink print:block" />
          <span className={clsx("font-semibold break-words", state === "cancelled" && "line-through")}>
            {name}
          </span>
        </label>
        <div className="sm:pl-8 print:pl-6">
          <p className="break-words text-ink-soft">
            {organisation}
            <span className="block break-all print:hidden">{email}</span>
          </p>
          {names.length > 0 && <p className="mt-1">Coming: {names.join(", ")}</p>}
          {unnamed > 0 && (
            <p className="mt-1">
              <Badge tone="sand">
                {unnamed === 1 ? "1 name is missing" : `${unnamed} names are missing`}
              </Badge>
            </p>
          )}
          {invoice && (
            <details className="mt-1 print:hidden">
              <summary className="desk-link inline-flex min-h-9 items-center">
                Invoice<span className="sr-only"> of {name}</span>
              </summary>
              <p className="whitespace-pre-line">{invoice}</p>
            </details>
          )}
        </div>
      </Cell>
      <Cell className="figures">{seats}</Cell>
      <Cell>
        <Select
          aria-label={`State of ${name}`}
          value={state}
          onChange={change}
          className="print:hidden"
          options={Object.entries(REGISTRATION_NAMES)}
        />
        <span className="hidden print:inline">{REGISTRATION_NAMES[state]}</span>
        <LastMail mails={mails} />
        <div className="mt-1 flex flex-wrap items-center gap-x-4 print:hidden">
          <Button variant="link" onClick={onEdit}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          {submission_id && (
            <Link href={to(["inbox", "message", submission_id])} className="py-1 font-semibold">
              Inquiry<span className="sr-only"> of {name}</span>
            </Link>
          )}
        </div>
      </Cell>
    </tr>
  );
}
