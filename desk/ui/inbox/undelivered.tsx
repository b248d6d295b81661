import { useState } from "react";
import { TextField } from "../../../site/ui/field.tsx";
import type { Detail } from "../../inbox/submission.ts";
import { momentText } from "../../moments.ts";
import { call, type Given, useAction } from "../api.ts";
import { CopyButton, Form, Problem, SmallButton } from "../parts.tsx";
import type { ChangeSubmission } from "./submission-parts.tsx";
import { useUndo } from "./undo.tsx";

/** That the last reply did not arrive, what to do, and a button once its address is another. */
export function Undelivered({ undelivered, change }: Pick<Detail, "undelivered"> & Changing) {
  if (!undelivered) return null;
  const { at, said, whatToDo, isCorrected } = undelivered;
  return (
    <div className="mb-6 grid justify-items-start gap-2 rounded-md bg-marigold-soft/60 p-4">
      <h3 className="font-sans text-base font-semibold">
        The reply did not arrive ({momentText(at)})
      </h3>
      <p>
        {isCorrected ? "It went to the address before: send it again, or write another." : whatToDo}
      </p>
      <p className="wrap-anywhere text-ink-soft">{said}</p>
      {isCorrected && (
        <SmallButton onClick={() => void change({ change: "retry" })}>
          Send the reply again
        </SmallButton>
      )}
    </div>
  );
}

type Changing = { change: ChangeSubmission };
type Correction = Given<"PUT /api/inbox/submissions/:id/address">["body"];
type Props = {
  /** Of the submission. */
  id: string;
  email: string;
  onChange: () => void;
};

/** Copies the address, and corrects it: later mails go to the corrected one. It can be undone. */
export function Address({ id, email, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { problem, act } = useAction();
  const offerUndo = useUndo();
  const put = (body: Correction) =>
    call("PUT /api/inbox/submissions/:id/address", { params: { id }, body }).finally(onChange);
  const correct = ({ address = "" }: Record<string, string>) =>
    act(async () => {
      const { undo } = await put({ email: address, before: email });
      const text = `Mails of this message go to ${undo.before} now.`;
      offerUndo({
        id: `address ${undo.before}`,
        group: `address of ${id}`,
        text,
        ms: UNDO_MS,
        takeBack: () => put(undo),
      });
      setOpen(false);
    });
  return (
    <>
      <CopyButton text={email}>Copy address</CopyButton>
      <SmallButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Correct the address
      </SmallButton>
      {isOpen && (
        <Form
          onSend={correct}
          aria-label="Correct the address"
          className="grid w-full max-w-[28em] gap-3"
        >
          <TextField
            name="address"
            type="email"
            label="Address"
            hint="Its registrations move along; what it wrote before stays. A list asks the new address to confirm."
            defaultValue={email}
            maxLength={254}
            required
          />
          <Problem>{problem}</Problem>
          <SmallButton type="submit" className="justify-self-start">
            Save the address
          </SmallButton>
        </Form>
      )}
    </>
  );
}

const UNDO_MS = 10_000;
