import { clsx } from "clsx";
import { Award, Download, Plus, Printer } from "lucide-react";
import { useState } from "react";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { call, download } from "../api.ts";
import { useLive } from "../live.tsx";
import { Cell, Loading, Problem, Table } from "../parts.tsx";
import { to } from "../route.ts";
import { useAction, useAnswer } from "../use-answer.ts";
import { REGISTRATION_NAMES, seatsText } from "./names.ts";
import { RegistrationForm } from "./registration-form.tsx";
import { SiteState } from "./site-state.tsx";

type Answer = { run: RunSummary; registrations: Registration[] };
type Change = (action: () => Promise<unknown>) => Promise<void>;

/** Who comes to one run: to look at, to print, and to save. */
export function RunPage({ course, run }: { course: string; run: string }) {
  const { overview, refresh } = useLive();
  const path = `/api/inbox/runs/${encodeURIComponent(course)}/${encodeURIComponent(run)}`;
  const { data, error, reload } = useAnswer<Answer>(path, overview?.version);
  const { problem, act } = useAction();
  const [edited, setEdited] = useState<Registration | "new">();
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  const { registrations } = data;
  const renew = () => {
    reload();
    refresh();
  };
  const change: Change = (action) => act(() => action().finally(renew));
  const save = (below: string) => void act(() => download(path + below));
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      <a
        href={to(["inbox", "courses"])}
        className="desk-link justify-self-start py-1 font-semibold print:hidden"
      >
        All courses
      </a>
      <header>
        <h2 className="text-h3 break-words">{data.run.title}</h2>
        <p className="figures text-ink-soft">{data.run.dates}</p>
        <p className="figures mt-2 font-semibold">{seatsText(data.run)}</p>
        <SiteState run={data.run} onChanged={renew} />
      </header>
      <div className="flex flex-wrap gap-2 print:hidden">
        {data.run.state !== "gone" && (
          <Button size="sm" onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" className="size-4" />
            Add somebody
          </Button>
        )}
        {registrations.length > 0 && (
          <>
            <Button size="sm" variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              Print the list
            </Button>
            <Button size="sm" variant="outline" onClick={() => save("/csv")}>
              <Download aria-hidden="true" className="size-4" />
              Save as CSV
            </Button>
            <Button size="sm" variant="outline" onClick={() => save("/names")}>
              <Award aria-hidden="true" className="size-4" />
              Names for certificates
            </Button>
          </>
        )}
      </div>
      <Problem>{problem || error}</Problem>
      {registrations.length === 0 ? (
        <p>Nobody has registered yet. An inquiry becomes a registration on its own page.</p>
      ) : (
        <Table caption="Who comes" head={["Who", "Seats", "State"]}>
          {registrations.map((one) => (
            <Row key={one.id} {...one} change={change} onEdit={() => setEdited(one)} />
          ))}
        </Table>
      )}
      <Dialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited === "new" ? "Add somebody" : "Registration"}
        size="wide"
      >
        {edited && (
          <RegistrationForm
            key={edited === "new" ? "new" : edited.id}
            course={course}
            run={run}
            registration={edited === "new" ? undefined : edited}
            onDone={() => {
              setEdited(undefined);
              renew();
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

type RowProps = Registration & { change: Change; onEdit: () => void };

function Row({ change, onEdit, ...registration }: RowProps) {
  const { id, name, email, organisation, seats, participants, state, submission_id } = registration;
  const { invoice_name, gstin, invoice_address } = registration;
  const invoice = [invoice_name, gstin && `GSTIN ${gstin}`, invoice_address].filter(Boolean).join("\n");
  const names = participants ? participants.split("\n") : [];
  const unnamed = seats - Math.max(1, names.length);
  return (
    <tr className={state === "cancelled" ? "text-ink-soft print:hidden" : undefined}>
      <Cell className="min-w-44 sm:min-w-72">
        <p className={clsx("font-semibold break-words", state === "cancelled" && "line-through")}>{name}</p>
        <p className="break-words text-ink-soft">
          {organisation}
          <span className="block break-all print:hidden">{email}</span>
        </p>
        {names.length > 0 && <p className="mt-1">Coming: {names.join(", ")}</p>}
        {unnamed > 0 && (
          <p className="mt-1">
            <Badge tone="sand">{unnamed === 1 ? "1 name is missing" : `${unnamed} names are missing`}</Badge>
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
      </Cell>
      <Cell className="figures">{seats}</Cell>
      <Cell>
        <select
          aria-label={`State of ${name}`}
          value={state}
          onChange={(event) =>
            void change(() => call(`/api/inbox/registrations/${id}`, "PUT", { state: event.target.value }))
          }
          className="desk-control print:hidden"
        >
          {Object.entries(REGISTRATION_NAMES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className="hidden print:inline">{REGISTRATION_NAMES[state]}</span>
        <div className="mt-1 flex flex-wrap gap-x-4 print:hidden">
          <Button variant="link" onClick={onEdit}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          {submission_id && (
            <a href={to(["inbox", "message", submission_id])} className="desk-link py-1 font-semibold">
              Inquiry<span className="sr-only"> of {name}</span>
            </a>
          )}
        </div>
      </Cell>
    </tr>
  );
}
