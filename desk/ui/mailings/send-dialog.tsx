import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import { Form } from "../controls.tsx";
import { Problem } from "../parts.tsx";
import { useAction } from "../use-answer.ts";
import { people } from "./names.ts";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  audience: number;
  perMinute: number;
  /** At a day and hour in India, or at once. */
  onSend: (at?: string) => Promise<void>;
};

/** Asks once more, and when. */
export function SendDialog({ isOpen, onClose, audience, perMinute, onSend }: Props) {
  const [isLater, setLater] = useState(false);
  const { problem, act } = useAction();
  const send = ({ day, hour }: Record<string, string>) =>
    void act(() => onSend(isLater ? `${day}T${hour}` : undefined));
  return (
    <Dialog open={isOpen} onClose={onClose} title={`Send to ${people(audience)}`}>
      <Form onSend={send} className="mt-4 grid gap-5">
        <p>
          Each address gets it once.{" "}
          {perMinute > 0 &&
            audience > perMinute &&
            `At ${perMinute} mails a minute it takes about ${Math.ceil(audience / perMinute)} minutes. `}
          It can be paused while it is being sent.
        </p>
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">When</legend>
          <label className="flex min-h-9 items-center gap-2">
            <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
            Now
          </label>
          <label className="flex min-h-9 items-center gap-2">
            <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
            On a day and hour, Indian time
          </label>
        </fieldset>
        {isLater && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="day" type="date" label="Day" required />
            <TextField name="hour" type="time" label="Hour" defaultValue="10:00" required />
          </div>
        )}
        <Problem>{problem}</Problem>
        <Button type="submit">{isLater ? "Send it then" : "Send it now"}</Button>
      </Form>
    </Dialog>
  );
}
