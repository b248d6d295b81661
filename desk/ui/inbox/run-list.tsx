import { clsx } from "clsx";
import { useState } from "react";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import type { Summary } from "../../inbox/submission.ts";
import { call, useAction } from "../api.ts";
import { Cell, List, Row, type Selection, SelectionBar, SelectionBox, Table } from "../lists.tsx";
import { dayText } from "../moments.ts";
import { Problem, Section, Select, SmallButton, Tick } from "../parts.tsx";
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
  const [selected, onSelect] = useState<string[]>([]);
  const [next, setNext] = useState("");
  const chosen = registrations.filter(({ id }) => selected.includes(id));
  const changing = chosen.filter(({ state }) => state !== next);
  // Of a payment nobody is told.
  const mailed = tells && next !== "paid" && run.state !== "gone" ? " and tell them by mail" : "";
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
          onSelect((before) => before.filter((one) => one !== id));
        }
      } finally {
        onChanged([...new Set(notices)].join(" "));
      }
    });
  return (
    <>
      <Problem>{problem}</Problem>
      {run.state !== "gone" && (
        <div className="print:hidden">
          <Tick checked={tells} onChange={setTells}>
            Whoever gets a new state is told by mail
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
          value={next}
          onChange={setNext}
          options={[["", "Mark them as …"], ...STATES]}
        />
        {next && changing.length > 0 && (
          <Button
            size="sm"
            onClick={() => {
              setNext("");
              change(changing, next);
            }}
          >
            Mark {changing.length} as {REGISTRATION_NAMES[next as Registration["state"]].toLowerCase()}
            {mailed}
          </Button>
        )}
      </SelectionBar>
      <Table caption="Who comes" head={["Who", "Seats", "State"]}>
        {registrations.map((one) => (
          <Line
            key={one.id}
            {...{ ...one, selected, onSelect }}
            mails={mails.filter(({ registration_id }) => registration_id === one.id)}
            change={(state) => change([one], state)}
            onEdit={() => onEdit(one)}
          />
        ))}
      </Table>
    </>
  );
}

type LineProps = Registration &
  Selection & {
    mails: TrainingMailLine[];
    change: (state: string) => void;
    onEdit: () => void;
  };

function Line({ mails, selected, onSelect, change, onEdit, ...registration }: LineProps) {
  const { id, name, email, organisation, seats, participants, state, submission_id } = registration;
  const { invoice_name, gstin, invoice_address } = registration;
  const invoice = [invoice_name, gstin && `GSTIN ${gstin}`, invoice_address].filter(Boolean).join("\n");
  const names = participants ? participants.split("\n") : [];
  const unnamed = seats - Math.max(1, names.length);
  return (
    <tr className={state === "cancelled" ? "text-ink-soft print:hidden" : undefined}>
      <Cell className="min-w-44 sm:min-w-72">
        <SelectionBox {...{ id, name, selected, onSelect }} className="flex items-start gap-3 print:gap-2">
          {/* To tick with a pen at the door. */}
          <span aria-hidden="true" className="mt-1 hidden size-4 shrink-0 border border-ink print:block" />
          <span className={clsx("font-semibold break-words", state === "cancelled" && "line-through")}>
            {name}
          </span>
        </SelectionBox>
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
          options={STATES}
        />
        <span className="hidden print:inline">{REGISTRATION_NAMES[state]}</span>
        <span
          aria-hidden="true"
          className="mt-10 hidden w-56 border-t border-ink text-sm text-ink-soft print:block"
        >
          Signature
        </span>
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

export type Inquiry = Pick<Summary, "id" | "name" | "email" | "company" | "receivedAt"> & { message: string };

type InquiriesProps = { inquiries: Inquiry[]; run: RunSummary; onRegistered: () => void };

/** What waits and asks for this run: to be registered one by one, or all. */
export function RunInquiries({ inquiries, run: { training, run }, onRegistered }: InquiriesProps) {
  const { problem, act } = useAction();
  const [tells, setTells] = useState(true);
  const register = (those: Inquiry[]) =>
    void act(async () => {
      for (const { id } of those)
        await call(`/api/inbox/submissions/${id}/registrations`, "POST", { training, run, tells });
    }).finally(onRegistered);
  return (
    <Section
      title={`${inquiries.length === 1 ? "1 inquiry" : `${inquiries.length} inquiries`} for this run`}
      className="print:hidden"
    >
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2">
        {inquiries.length > 1 && (
          <Button size="sm" onClick={() => register(inquiries)}>
            Register all {inquiries.length}
          </Button>
        )}
        <Tick checked={tells} onChange={setTells}>
          Tell them by mail that they are written down
        </Tick>
      </div>
      <Problem>{problem}</Problem>
      <List className="mt-2">
        {inquiries.map((one) => (
          <Row
            key={one.id}
            name={<Link href={to(["inbox", "message", one.id])}>{one.name || one.email}</Link>}
            about={
              <>
                {[one.company, dayText(one.receivedAt)].filter(Boolean).join(", ")}
                <p className="line-clamp-2">{one.message}</p>
              </>
            }
          >
            <SmallButton onClick={() => register([one])}>
              Register<span className="sr-only"> {one.name || one.email}</span>
            </SmallButton>
          </Row>
        ))}
      </List>
    </Section>
  );
}
