import { useState } from "react";
import type { RunKey } from "../../../server/inbox/registrations/registrations.ts";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../site/ui/field.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { type Answer, call, type Given, useAction } from "../api.ts";
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
import { keyText, REGISTRATION_NAMES, registrationName, seatsText } from "./names.ts";
import { useUndo } from "./undo.tsx";

type Props = {
  runKey: RunKey;
  /** Undefined for a new registration. */
  registration: (Registration & { inquiry: string }) | undefined;
  /** Is told a sentence on who was mailed; "" for nobody. */
  onDone: (notice: string) => void;
};

type Fields = Omit<
  Given<"POST /api/inbox/registrations">["body"],
  keyof RunKey | "tells" | "participants"
> & { participants: string };

/** What was typed, as the desk takes it. */
const fieldsOf = (typed: Record<string, string>): Fields => ({
  name: typed.name ?? "",
  email: typed.email ?? "",
  organisation: typed.organisation ?? "",
  seats: Number(typed.seats),
  state: typed.state as Fields["state"],
  participants: typed.participants ?? "",
  invoice_name: typed.invoice_name ?? "",
  gstin: typed.gstin ?? "",
  invoice_address: typed.invoice_address ?? "",
});

/** What the form began with. */
const shownOf = (registration: Registration): Fields => ({
  name: registration.name,
  email: registration.email,
  organisation: registration.organisation,
  seats: registration.seats,
  state: registration.state,
  participants: registration.participants,
  invoice_name: registration.invoice_name,
  gstin: registration.gstin,
  invoice_address: registration.invoice_address,
});

/** The form to add, change or delete a registration. */
export function RegistrationForm({ runKey, registration, onDone }: Props) {
  const { problem, act } = useAction();
  const { ask, dialog } = useMailFirst(runKey);
  const name = `registration ${keyText(runKey)} ${registration?.id ?? "new"}`;
  const { draft, key, onInput, drop, discard } = useFormDraft(name);
  const finish = (asking: Promise<{ notice: string }>) =>
    void act(async () => {
      const { notice } = await asking;
      drop();
      onDone(notice);
    });
  const send = (fields: Fields, tells: boolean) => {
    if (!registration)
      return call("POST /api/inbox/registrations", { body: { ...fields, ...runKey, tells } });
    const body = { ...fields, was: shownOf(registration), tells };
    return call("PUT /api/inbox/registrations/:id", { params: { id: registration.id }, body });
  };
  const save = async (typed: Record<string, string>) => {
    const fields = fieldsOf(typed);
    const go = (isTold: boolean) => finish(send(fields, isTold));
    const tells = typed.tells === "on";
    if (fields.state === registration?.state) return go(tells);
    return ask({
      title: `${fields.name}: ${registrationName(fields.state)}`,
      verb: registration ? "Change" : "Add",
      state: fields.state,
      tells,
      people: [{ id: registration?.id, ...fields }],
      go,
    });
  };
  const remove = ({ id }: Registration) =>
    finish(call("DELETE /api/inbox/registrations/:id", { params: { id } }));
  return (
    <Form key={key} onSend={save} onInput={onInput} className="mt-4 grid gap-4 sm:grid-cols-2">
      {dialog}
      {draft && <Kept onDiscard={discard} />}
      {registration?.inquiry && (
        <p className="line-clamp-6 whitespace-pre-wrap text-ink-soft sm:col-span-2">
          They wrote: {registration.inquiry}
        </p>
      )}
      <RegistrationFields registration={registration} draft={draft} />
      <div className="sm:col-span-2">
        <TellThem />
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-between gap-3">
          <Button type="submit">{registration ? "Save" : "Add"}</Button>
          {registration && (
            <SureButton sureLabel="Delete it for good" onSure={() => remove(registration)}>
              Delete
            </SureButton>
          )}
        </div>
      </div>
    </Form>
  );
}

type FieldsProps = {
  registration: Registration | undefined;
  draft: Record<string, string> | undefined;
};

function RegistrationFields({ registration, draft }: FieldsProps) {
  const field = (name: keyof Fields) => ({
    name,
    defaultValue: draft?.[name] ?? registration?.[name],
  });
  const typed = (name: keyof Fields) => ({ ...field(name), autoComplete: "off" });
  const wide = { rows: 3, className: "sm:col-span-2" };
  return (
    <>
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
    </>
  );
}

/** Whether the person is told by mail of a new state. */
export const TellThem = () => (
  <Tick name="tells" defaultChecked>
    Tell them by mail what is new
  </Tick>
);

type Registrations = Answer<"GET /api/inbox/submissions/:id/registrations">;

/** The registrations of an inquiry, with a button for the run it asks about while it has none, and a choice of other runs. */
export function RegistrationSection({ id }: { id: string }) {
  const params = { id };
  const asking = useLiveAnswer("GET /api/inbox/submissions/:id/registrations", { params });
  const { data, error, renew } = asking;
  const { problem, act } = useAction();
  const offerUndo = useUndo();
  const [chosen, setChosen] = useState<RunSummary>();
  const { ask, dialog } = useMailFirst(chosen);
  const [tells, setTells] = useState(true);
  if (!data) return <Problem>{error}</Problem>;
  const { person, registrations, runs } = data;
  const isRegistered = registrations.length > 0;
  if (!isRegistered && runs.length === 0) return null;
  const { wanted, others } = runsToOffer(data);

  const register = async ({ training, run }: RunSummary, isTold: boolean, canUndo: boolean) => {
    const body = { training, run, seats: person.seats, tells: isTold, canUndo };
    const made = await call("POST /api/inbox/submissions/:id/registrations", { params, body });
    const takeBack = () => {
      const given = { params: { id, registration: made.id } };
      const name = "DELETE /api/inbox/submissions/:id/registrations/:registration";
      return call(name, given).finally(renew);
    };
    const about = { id: made.id, group: made.id, text: registeredText(person, isTold) };
    if (canUndo && made.isNew) offerUndo({ ...about, ms: made.undoMs, takeBack, isFocused: true });
    setChosen(undefined);
    renew();
  };
  const registerChosen = (run: RunSummary) =>
    void act(() =>
      ask({
        title: `Register for ${run.title}, ${run.dates}`,
        verb: "Register",
        state: "asked",
        tells,
        people: [person],
        go: (isTold) => void act(() => register(run, isTold, false)),
      }),
    );
  return (
    <Section title="Registration">
      <div className="mt-2 grid justify-items-start gap-3">
        {registrations.map((one) => (
          <RegistrationLine key={one.id} {...one} />
        ))}
        {wanted && (
          <div>
            <Button size="sm" onClick={() => void act(() => register(wanted, tells, true))}>
              Register {person.seats > 1 && `${person.seats} seats `}for {wanted.title},{" "}
              {wanted.dates}
            </Button>
            <p className="figures mt-1 text-ink-soft">{seatsText(wanted)}</p>
          </div>
        )}
        {others.length > 0 && (
          <RunChoice
            runs={others}
            isAnother={wanted !== undefined || isRegistered}
            chosen={chosen}
            onChoose={setChosen}
            onRegister={registerChosen}
          />
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

/** `wanted`: the run that an inquiry asks about, while it has no registration; `others` are those that can be chosen. */
function runsToOffer({ registrations, asked, runs }: Registrations) {
  const isAsked = (run: RunSummary) => asked !== null && keyText(run) === keyText(asked);
  const wanted = registrations.length === 0 ? runs.find(isAsked) : undefined;
  const taken = registrations.map(keyText);
  const others = runs.filter(
    (run) => run !== wanted && run.state !== "cancelled" && !taken.includes(keyText(run)),
  );
  return { wanted, others };
}

function registeredText({ name, email, seats }: Registrations["person"], isTold: boolean): string {
  const withSeats = seats > 1 ? ` with ${seats} seats` : "";
  const mailed = isTold ? "; the mail is about to go out" : "";
  return `${name || email} is registered${withSeats}${mailed}.`;
}

function RegistrationLine(one: Registrations["registrations"][number]) {
  const { training, run, title, dates, seats, state } = one;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link href={to(["inbox", "trainings", training, run])} className="py-1 font-semibold">
        {title}, <span className="figures">{dates}</span>
      </Link>
      <Badge>{REGISTRATION_NAMES[state]}</Badge>
      <span className="figures">{seats === 1 ? "1 seat" : `${seats} seats`}</span>
    </p>
  );
}

type ChoiceProps = {
  runs: RunSummary[];
  /** Whether there is one already, or a button for it. */
  isAnother: boolean;
  chosen: RunSummary | undefined;
  onChoose: (run: RunSummary | undefined) => void;
  onRegister: (run: RunSummary) => void;
};

const RunChoice = ({ runs, isAnother, chosen, onChoose, onRegister }: ChoiceProps) => (
  <div className="flex w-full flex-wrap items-center gap-2">
    <Select
      aria-label={isAnother ? "Another run" : "Run"}
      value={chosen ? keyText(chosen) : ""}
      onChange={(key) => onChoose(runs.find((run) => keyText(run) === key))}
      className="w-full max-w-md min-w-0 text-ellipsis"
      options={runs.map((run) => [keyText(run), `${run.dates}: ${run.title}`])}
    >
      <option value="">{isAnother ? "For another run …" : "For a run …"}</option>
    </Select>
    {chosen && <SmallButton onClick={() => onRegister(chosen)}>Register</SmallButton>}
  </div>
);
