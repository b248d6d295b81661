import { type SubmitEvent, useState } from "react";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Button } from "../../../site/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../site/ui/field.tsx";
import { call } from "../api.ts";
import { Problem } from "../parts.tsx";
import { useAction } from "../use-answer.ts";
import { REGISTRATION_NAMES } from "./names.ts";

type Props = {
  course: string;
  run: string;
  /** Nothing for a new one. */
  registration: Registration | undefined;
  onDone: () => void;
};

/** All fields of a registration. */
export function RegistrationForm({ course, run, registration, onDone }: Props) {
  const { problem, act } = useAction();
  const [isSure, setSure] = useState(false);
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { seats, ...given } = Object.fromEntries(new FormData(event.currentTarget));
    const fields = { ...given, seats: Number(seats) };
    void act(async () => {
      if (registration) await call(`/api/inbox/registrations/${registration.id}`, "PUT", fields);
      else await call("/api/inbox/registrations", "POST", { course, run, ...fields });
      onDone();
    });
  }
  const remove = () =>
    void act(async () => {
      await call(`/api/inbox/registrations/${registration?.id}`, "DELETE");
      onDone();
    });
  const { name, email, organisation, seats = 1, state = "asked", participants } = registration ?? {};
  const { invoice_name, gstin, invoice_address } = registration ?? {};
  return (
    <form onSubmit={onSubmit} className="mt-4 grid gap-4 sm:grid-cols-2">
      <TextField name="name" label="Name" defaultValue={name} required maxLength={100} autoComplete="off" />
      <TextField name="email" type="email" label="Email" defaultValue={email} required autoComplete="off" />
      <TextField
        name="organisation"
        label="Organisation"
        defaultValue={organisation}
        maxLength={150}
        autoComplete="off"
      />
      <TextField name="seats" type="number" min={1} max={500} label="Seats" defaultValue={seats} required />
      <SelectField name="state" label="State" defaultValue={state}>
        {Object.entries(REGISTRATION_NAMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="participants"
        label="Who comes"
        hint="A name each line, as on the certificate. Left empty: the person above."
        rows={3}
        defaultValue={participants}
        className="sm:col-span-2"
      />
      <TextField
        name="invoice_name"
        label="Name on the invoice"
        defaultValue={invoice_name}
        maxLength={200}
        autoComplete="off"
      />
      <TextField name="gstin" label="GSTIN" defaultValue={gstin} maxLength={30} autoComplete="off" />
      <TextArea
        name="invoice_address"
        label="Address on the invoice"
        rows={3}
        defaultValue={invoice_address}
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-between gap-3">
          <Button type="submit">{registration ? "Save" : "Add"}</Button>
          {registration &&
            (isSure ? (
              <Button variant="destructive" onClick={remove}>
                Delete it for good
              </Button>
            ) : (
              <Button variant="ghost" onClick={() => setSure(true)}>
                Delete
              </Button>
            ))}
        </div>
      </div>
    </form>
  );
}
