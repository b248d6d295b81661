import { useState } from "react";
import type { RegistrationFields } from "../../../server/inbox/registrations/registrations.ts";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../site/ui/field.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { call, useAction } from "../api.ts";
import { useFormDraft } from "../drafts.ts";
import { useLiveAnswer } from "../live.tsx";
import {
  Form,
  Kept,
  Options,
  Problem,
  Section,
  Select,
  SmallButton,
  SureButton,
  Tick,
} from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { focusInDialog, useMailFirst } from "./mail-first.tsx";
import { REGISTRATION_NAMES, registrationName, seatsText } from "./names.ts";
import { useUndo } from "./undo.tsx";

const PATH = "/api/inbox/registrations";

type Props = {
  runPath: string;
  training: string;
  run: string;
  /** Undefined for a new registration. */
  registration: (Registration & { inquiry: string }) | undefined;
  /** Is told a sentence on who was mailed; "" for nobody. */
  onDone: (notice: string) => void;
};

const FIELDS = [
  ...(["name", "email", "organisation", "seats", "state", "participants"] as const),
  ...(["invoice_name", "gstin", "invoice_address"] as const),
];

/** The form to add, change or delete a registration. */
export function RegistrationForm({ runPath, training, run, registration, onDone }: Props) {
  const { problem, act } = useAction();
  const { ask, dialog } = useMailFirst(runPath);
  const { draft, key, onInput, drop, discard } = useFormDraft(
    `${runPath} ${registration?.id ?? "new"}`,
  );
  const path = registration ? `${PATH}/${registration.id}` : PATH;
  const send = (...given: Parameters<typeof call>) =>
    void act(async () => {
      const { notice } = await call<Told>(...given);
      drop();
      onDone(notice);
    });
  const save = async ({ seats, tells, ...given }: Record<string, string>) => {
    const { state = "", name = "", email = "" } = given;
    const fields = { ...given, seats: Number(seats), ...(!registration && { training, run }) };
    const was = registration && Object.fromEntries(FIELDS.map((one) => [one, registration[one]]));
    const go = (isTold: boolean) =>
      send(path, registration ? "PUT" : "POST", { ...fields, ...(was && { was }), tells: isTold });
    if (state === registration?.state) return go(tells === "on");
    const people = [{ id: registration?.id, name, email, seats: Number(seats) }];
    const about = {
      title: `${name}: ${registrationName(state)}`,
      verb: registration ? "Change" : "Add",
    } as const;
    return ask({ ...about, state, tells: tells === "on", people, go });
  };
  const field = (name: keyof RegistrationFields) => ({
    name,
    defaultValue: draft?.[name] ?? registration?.[name],
  });
  const typed = (name: keyof RegistrationFields) => ({ ...field(name), autoComplete: "off" });
  const wide = { rows: 3, className: "sm:col-span-2" };
  return (
    <Form key={key} onSend={save} onInput={onInput} className="mt-4 grid gap-4 sm:grid-cols-2">
      {dialog}
      {draft && <Kept onDiscard={discard} />}
      {registration?.inquiry && (
        <p className="line-clamp-6 whitespace-pre-wrap text-ink-soft sm:col-span-2">
          They wrote: {registration.inquiry}
        </p>
      )}
      <TextField
        {...typed("name")}
        ref={registration ? null : focusInDialog}
        label="Name"
        required
        maxLength={100}
      />
      <TextField {...typed("email")} type="email" label="Email" required />
      <TextField {...typed("organisation")} label="Organisation" maxLength={150} />
      <TextField
        name="seats"
        type="number"
        min={1}
        max={500}
        label="Seats"
        defaultValue={draft?.seats ?? registration?.seats ?? 1}
        required
      />
      <SelectField
        name="state"
        label="State"
        defaultValue={draft?.state ?? registration?.state ?? "asked"}
      >
        <Options of={Object.entries(REGISTRATION_NAMES)} />
      </SelectField>
      <TextArea
        {...field("participants")}
        label="Who comes"
        hint="A name each line, as on the certificate. Left empty: the person above."
        {...wide}
      />
      <TextField {...typed("invoice_name")} label="Name on the invoice" maxLength={200} />
      <TextField {...typed("gstin")} label="GSTIN" maxLength={30} />
      <TextArea {...field("invoice_address")} label="Address on the invoice" {...wide} />
      <div className="sm:col-span-2">
        <TellThem />
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-between gap-3">
          <Button type="submit">{registration ? "Save" : "Add"}</Button>
          {registration && (
            <SureButton sureLabel="Delete it for good" onSure={() => send(path, "DELETE")}>
              Delete
            </SureButton>
          )}
        </div>
      </div>
    </Form>
  );
}

type Told = { notice: string };

/** Whether the person is told by mail of a new state. */
export const TellThem = () => (
  <Tick name="tells" defaultChecked>
    Tell them by mail what is new
  </Tick>
);

type Answer = {
  person: { name: string; email: string; seats: number };
  registrations: (Registration & { title: string; dates: string })[];
  asked: { training: string; run: string } | null;
  runs: RunSummary[];
};

type Made = { id: string; isNew: boolean; undoMs: number };

/** The path of a run in the API. */
export const runPathOf = ({ training, run }: { training: string; run: string }) =>
  `/api/inbox/runs/${encodeURIComponent(training)}/${encodeURIComponent(run)}`;

const keyOf = ({ training, run }: { training: string; run: string }) => `${training} ${run}`;

/** The registrations of an inquiry, with a button for the run it asks about while it has none, and a choice of other runs. */
export function RegistrationSection({ path }: { path: string }) {
  const { data, error, renew } = useLiveAnswer<Answer>(`${path}/registrations`);
  const { problem, act } = useAction();
  const offerUndo = useUndo();
  const [chosen, setChosen] = useState<RunSummary>();
  const { ask, dialog } = useMailFirst(chosen ? runPathOf(chosen) : "");
  const [tells, setTells] = useState(true);
  if (!data) return <Problem>{error}</Problem>;
  const { person, registrations, asked, runs } = data;
  const isFree = (run: RunSummary) => !registrations.some((one) => keyOf(one) === keyOf(run));
  const isRegistered = registrations.length > 0;
  const wanted = !isRegistered && asked && runs.find((run) => keyOf(run) === keyOf(asked));
  const isAnother = wanted || isRegistered;
  const others = runs.filter((run) => run !== wanted && run.state !== "cancelled" && isFree(run));
  const register = (run: RunSummary, isTold: boolean, canUndo: boolean) =>
    void act(async () => {
      const body = {
        training: run.training,
        run: run.run,
        seats: person.seats,
        tells: isTold,
        canUndo,
      };
      const { id, isNew, undoMs } = await call<Made>(`${path}/registrations`, "POST", body);
      const takeBack = () => call(`${path}/registrations/${id}`, "DELETE").finally(renew);
      const text = `${person.name || person.email} is registered${person.seats > 1 ? ` with ${person.seats} seats` : ""}${isTold ? "; the mail is about to go out" : ""}.`;
      if (canUndo && isNew)
        offerUndo({ id, group: id, text, ms: undoMs, takeBack, isFocused: true });
      setChosen(undefined);
      renew();
    });
  const registerChosen = (run: RunSummary) => {
    const about = { title: `Register for ${run.title}, ${run.dates}`, verb: "Register" } as const;
    const go = (isTold: boolean) => register(run, isTold, false);
    return act(() => ask({ ...about, state: "asked", tells, people: [person], go }));
  };
  if (!isRegistered && runs.length === 0) return null;
  return (
    <Section title="Registration">
      <div className="mt-2 grid justify-items-start gap-3">
        {registrations.map(({ id, training, run, title, dates, seats, state }) => (
          <p key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link href={to(["inbox", "trainings", training, run])} className="py-1 font-semibold">
              {title}, <span className="figures">{dates}</span>
            </Link>
            <Badge>{REGISTRATION_NAMES[state]}</Badge>
            <span className="figures">{seats === 1 ? "1 seat" : `${seats} seats`}</span>
          </p>
        ))}
        {wanted && (
          <div>
            <Button size="sm" onClick={() => register(wanted, tells, true)}>
              Register {person.seats > 1 && `${person.seats} seats `}for {wanted.title},{" "}
              {wanted.dates}
            </Button>
            <p className="figures mt-1 text-ink-soft">{seatsText(wanted)}</p>
          </div>
        )}
        {others.length > 0 && (
          <div className="flex w-full flex-wrap items-center gap-2">
            <Select
              aria-label={isAnother ? "Another run" : "Run"}
              value={chosen ? keyOf(chosen) : ""}
              onChange={(key) => setChosen(others.find((run) => keyOf(run) === key))}
              className="w-full max-w-md min-w-0 text-ellipsis"
              options={others.map((run) => [keyOf(run), `${run.dates}: ${run.title}`])}
            >
              <option value="">{isAnother ? "For another run …" : "For a run …"}</option>
            </Select>
            {chosen && (
              <SmallButton onClick={() => void registerChosen(chosen)}>Register</SmallButton>
            )}
          </div>
        )}
        {(wanted || chosen) && (
          <Tick checked={tells} onChange={setTells}>
            Tell them by mail that they are written down
          </Tick>
        )}
        <Problem>{problem || error}</Problem>
        {dialog}
      </div>
    </Section>
  );
}
