import type { RegistrationFields } from "../../../server/inbox/registrations/registrations.ts";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Button } from "../../../site/ui/button.tsx";
import { SelectField, TextArea, TextField } from "../../../site/ui/field.tsx";
import { call } from "../api.ts";
import { Form, Options, SureButton } from "../controls.tsx";
import { Problem } from "../parts.tsx";
import { useAction } from "../use-answer.ts";
import { REGISTRATION_NAMES } from "./names.ts";

const PATH = "/api/inbox/registrations";

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
  const save = ({ seats, ...given }: Record<string, string>) =>
    void act(async () => {
      const fields = { ...given, seats: Number(seats) };
      if (registration) await call(`${PATH}/${registration.id}`, "PUT", fields);
      else await call(PATH, "POST", { course, run, ...fields });
      onDone();
    });
  const remove = () => void act(() => call(`${PATH}/${registration?.id}`, "DELETE").then(onDone));
  const field = (name: keyof RegistrationFields) => ({ name, defaultValue: registration?.[name] });
  const typed = (name: keyof RegistrationFields) => ({ ...field(name), autoComplete: "off" });
  const wide = { rows: 3, className: "sm:col-span-2" };
  return (
    <Form onSend={save} className="mt-4 grid gap-4 sm:grid-cols-2">
      <TextField {...typed("name")} label="Name" required maxLength={100} />
      <TextField {...typed("email")} type="email" label="Email" required />
      <TextField {...typed("organisation")} label="Organisation" maxLength={150} />
      <TextField
        name="seats"
        type="number"
        min={1}
        max={500}
        label="Seats"
        defaultValue={registration?.seats ?? 1}
        required
      />
      <SelectField name="state" label="State" defaultValue={registration?.state ?? "asked"}>
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
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-between gap-3">
          <Button type="submit">{registration ? "Save" : "Add"}</Button>
          {registration && (
            <SureButton variant="ghost" sure="Delete it for good" onSure={remove}>
              Delete
            </SureButton>
          )}
        </div>
      </div>
    </Form>
  );
}
