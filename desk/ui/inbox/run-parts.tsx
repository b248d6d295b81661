import { useState } from "react";
import { dayOf } from "../../../contract/indian-time.ts";
import type { RunKey } from "../../../server/inbox/registrations/registrations.ts";
import { Button } from "../../../site/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../site/ui/field.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import type { SheetRow } from "../../inbox/sheet.ts";
import { dayText } from "../../moments.ts";
import { call, type Given, useAction } from "../api.ts";
import { useFormDraft } from "../drafts.ts";
import { Table } from "../lists.tsx";
import { useMailState } from "../live.tsx";
import { Form, Kept, Problem, Section, Submit } from "../parts.tsx";
import { useLeaving } from "../route.tsx";
import { useMailFirst } from "./mail-first.tsx";
import { keyText, TRAINING_MAILS } from "./names.ts";
import { TellThem } from "./registrations.tsx";
import type { TrainingMailLine } from "./run-list.tsx";

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

type LastMailProps = { mails: TrainingMailLine[]; toCome: number };

/** The last mail to whoever registered, and how many reminders are to come. */
export function LastMail({ mails: [last], toCome }: LastMailProps) {
  const stateText = useMailState();
  const thisYear = ` ${dayOf(Date.now()).slice(0, 4)}`;
  const become = ({ what, state, sent_at }: TrainingMailLine) =>
    state === "sent" && sent_at
      ? `${TRAINING_MAILS[what]} ${dayText(sent_at).replace(thisYear, "")}`
      : `${TRAINING_MAILS[what]}: ${lower(stateText(state))}`;
  const reminders = toCome === 1 ? "1 reminder to come" : `${toCome} reminders to come`;
  const said = [
    last && become(last),
    last?.state !== "sent" && last?.last_error,
    toCome > 0 && reminders,
  ];
  return <p className="figures text-ink-soft">{said.filter(Boolean).join(", ")}</p>;
}

type UndeliveredProps = {
  runKey: RunKey;
  mails: TrainingMailLine[];
  onDone: (words: string) => void;
};

/** How many mails did not reach those who come, and a button that sends them again. */
export function UndeliveredMails({ runKey, mails, onDone }: UndeliveredProps) {
  const { problem, act } = useAction();
  const count = mails.filter(({ state }) => state === "failed").length;
  if (count === 0) return null;
  const [were, them] = count === 1 ? ["1 mail was", "it"] : [`${count} mails were`, "them"];
  const send = async () => {
    const sent = await call("POST /api/inbox/runs/:training/:run/retry", { params: runKey });
    onDone(sent.count === 1 ? "1 mail is sent again." : `${sent.count} mails are sent again.`);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-md bg-marigold-soft/60 px-4 py-3 print:hidden">
      <p>{were} not delivered: the list says why. Correct the address first, where it is wrong.</p>
      <Button variant="link" onClick={() => void act(send)}>
        Send {them} again
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}

const DETAILS = [
  ["payment", "How to pay", "In the mail with the offer"],
  ["joining", "How to join", "The link or the room: in the confirmation and the reminders"],
] as const;

/** A warning before anybody is mailed without them; its button leads to the first empty box. */
export function MissingDetails({ missing }: { missing: string[] }) {
  const labels = DETAILS.flatMap(([name, label]) => (missing.includes(name) ? `“${label}”` : []));
  if (labels.length === 0) return null;
  const [are, them] = labels.length === 1 ? ["is", "it"] : ["are", "them"];
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-md bg-marigold-soft/60 px-4 py-3 print:hidden">
      {labels.join(" and ")} {are} empty: the mails leave {them} out.
      <Button
        variant="link"
        onClick={() =>
          document.querySelector<HTMLElement>(`textarea[name="${missing[0]}"]`)?.focus()
        }
      >
        Fill {them} in
      </Button>
    </p>
  );
}

type DetailProps = {
  runKey: RunKey;
  detail: { joining: string; payment: string };
  onSaved: () => void;
};

/** What the mails tell participants and the site does not. */
export function RunDetails({ runKey, detail, onSaved }: DetailProps) {
  const { draft, key, isTyped, onInput, drop, discard } = useFormDraft(
    `details of ${keyText(runKey)}`,
  );
  useLeaving(
    isTyped,
    "Leave what participants are told unsaved? Its words stay in this tab until you close it or sign out.",
  );
  const save = async ({ joining = "", payment = "" }: Record<string, string>) => {
    const body = { joining, payment, was: detail };
    await call("PUT /api/inbox/runs/:training/:run/detail", { params: runKey, body });
    drop();
    onSaved();
    return "Saved. Reminders to come have it too.";
  };
  return (
    <Section title="What participants are told" className="print:hidden">
      <Form
        key={key}
        onSend={save}
        onInput={onInput}
        className="mt-2 grid items-start gap-4 sm:grid-cols-2"
      >
        {draft && <Kept onDiscard={discard} />}
        {DETAILS.map(([name, label, hint]) => (
          <TextArea
            key={name}
            name={name}
            label={label}
            hint={hint}
            defaultValue={draft?.[name] ?? detail[name]}
            rows={3}
          />
        ))}
        <Submit variant="outline">Save what they are told</Submit>
      </Form>
    </Section>
  );
}

type SheetBody = Given<"POST /api/inbox/runs/:training/:run/sheet">["body"];

type SheetProps = { run: RunSummary; onDone: (notice: string) => void };

/** Takes in the people of a sheet, after showing what will become of each line. */
export function SheetForm({ run, onDone }: SheetProps) {
  const { draft, key, onInput, drop, discard } = useFormDraft(`sheet of ${keyText(run)}`);
  const [rows, setRows] = useState<SheetRow[]>();
  const { problem, act } = useAction();
  const { ask, dialog } = useMailFirst(run);
  const good = rows?.filter((row) => row.problem === "") ?? [];
  const count = good.length === 1 ? "1 registration" : `${good.length} registrations`;
  const send = ({ csv = "", state }: Record<string, string>, takes: boolean, tells = false) => {
    const body = { csv, state: state as SheetBody["state"], takes, tells };
    const params = { training: run.training, run: run.run };
    return call("POST /api/inbox/runs/:training/:run/sheet", { params, body });
  };
  const add = (fields: Record<string, string>) => {
    const go = (isTold: boolean) =>
      void act(async () => {
        const { notice } = await send(fields, true, isTold);
        drop();
        onDone(notice || `${count} added.`);
      });
    const wanted = {
      title: `Add ${count}`,
      verb: "Add",
      state: fields.state ?? "",
      people: good,
    } as const;
    return ask({ ...wanted, tells: fields.tells === "on", go });
  };
  return (
    <Form
      key={key}
      onInput={(event) => {
        onInput(event);
        setRows(undefined);
      }}
      onSend={async (fields) => (rows ? add(fields) : setRows((await send(fields, false)).rows))}
      className="mt-4 grid gap-4"
    >
      {draft && <Kept onDiscard={discard} />}
      <TextArea
        name="csv"
        defaultValue={draft?.csv}
        label="The sheet"
        hint="Copy the cells with their first line, which has “name” and “email”, perhaps “company” and “seats”, or paste a CSV file."
        rows={8}
        required
      />
      <TextField
        type="file"
        accept=".csv,text/csv,text/tab-separated-values"
        label="Or a CSV file"
        onChange={({ target }) => {
          const field = target.form?.elements.namedItem("csv");
          const [file] = target.files ?? [];
          if (!file || !(field instanceof HTMLTextAreaElement)) return;
          void textOf(file).then((text) => {
            field.value = text;
          });
        }}
      />
      <SelectField name="state" label="State" defaultValue={draft?.state}>
        <option value="asked">Asked</option>
        <option value="confirmed">Confirmed</option>
        {run.firstDay <= dayOf(Date.now()) && <option value="attended">Attended</option>}
      </SelectField>
      <TellThem />
      {rows && <SheetRows rows={rows} />}
      {dialog}
      <Problem>{problem}</Problem>
      <div className="sticky bottom-0 bg-paper py-3">
        <Submit disabled={rows && good.length === 0}>
          {rows ? `Add ${good.length}` : "Show what will happen"}
        </Submit>
      </div>
    </Form>
  );
}

/** What will become of each line. */
const SheetRows = ({ rows }: { rows: SheetRow[] }) => (
  <div ref={showFromTop} className="scroll-mt-4">
    <Table
      caption="What will happen"
      head={["Line", "Who", "Seats", "What will happen"]}
      rows={rows.map(({ line, name, email, seats, problem }) => [
        line,
        <>
          {name}
          <span className="block break-all text-ink-soft">{email}</span>
        </>,
        seats,
        problem ? <strong className="text-ember">Left out: {problem}</strong> : "Is added",
      ])}
    />
  </div>
);

const showFromTop = (element: HTMLElement | null) => element?.scrollIntoView();

/** Spreadsheets on Windows write CSV in UTF-8 or, with names such as “José”, in the old encoding. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
