import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { SelectField, TextField } from "../../../site/ui/field.tsx";
import type { PersonDetail } from "../../inbox/person.ts";
import { call, useAction } from "../api.ts";
import { Cell, Table } from "../lists.tsx";
import { dayText } from "../moments.ts";
import { Form, Options, Problem, Section, SmallButton } from "../parts.tsx";
import { LIST_NAMES } from "./names.ts";

type Props = { person: PersonDetail; onChange: () => void };
type Leaving = PersonDetail["lists"][number];

/** The lists somebody is on, with what they agreed to; staff put them on one, or take them off. */
export function Consents({ person, onChange }: Props) {
  const { email, lists, isUnwanted, listsToJoin } = person;
  const [open, setOpen] = useState<"join" | Leaving>();
  const [notice, setNotice] = useState("");
  const { problem, act } = useAction();
  const send = (method: "POST" | "DELETE", given: Record<string, string>) =>
    act(async () => {
      const answer = await call<{ notice: string }>("/api/inbox/person/lists", method, { email, ...given });
      setNotice(answer.notice);
      setOpen(undefined);
      onChange();
    });
  return (
    <Section title="Lists and consents">
      {lists.length > 0 && (
        <Table
          caption="What they asked for and agreed to"
          head={["List", "Asked", "Confirmed", "Left", "To these words"]}
        >
          {lists.map((one) => (
            <tr key={one.list}>
              <Cell className="min-w-40 break-words">
                {LIST_NAMES[one.kind](one.list)}
                {one.leftAt === null && (
                  <Button variant="link" className="block" onClick={() => setOpen(one)}>
                    Unsubscribe …<span className="sr-only"> from {LIST_NAMES[one.kind](one.list)}</span>
                  </Button>
                )}
              </Cell>
              <Cell className="figures min-w-36">
                {dayText(one.askedAt)}
                <span className="block text-ink-soft">{one.askedNote || one.page}</span>
              </Cell>
              <Cell className="figures whitespace-nowrap">
                {one.confirmedAt === null ? "not yet" : dayText(one.confirmedAt)}
              </Cell>
              <Cell className="figures min-w-28">
                {one.leftAt === null ? "no" : dayText(one.leftAt)}
                <span className="block text-ink-soft">{one.leftNote}</span>
              </Cell>
              <Cell className="min-w-56">{one.wording}</Cell>
            </tr>
          ))}
        </Table>
      )}
      <p role="status" className="mt-3 font-semibold text-leaf empty:hidden">
        {notice}
      </p>
      {!isUnwanted && listsToJoin.length > 0 && (
        <SmallButton className="mt-3" onClick={() => setOpen("join")}>
          Subscribe them …
        </SmallButton>
      )}
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open === "join" ? "Subscribe them" : "Unsubscribe them"}
      >
        {open && (
          <Form
            onSend={(given) =>
              open === "join" ? send("POST", given) : send("DELETE", { ...given, list: open.list })
            }
            className="mt-4 grid gap-4"
          >
            {open === "join" ? (
              <>
                <p>A mail asks {email} to confirm it, as the law wants. Nothing else goes out before.</p>
                <SelectField name="list" label="List">
                  <Options
                    of={listsToJoin.map((list) => [list, list ? LIST_NAMES.waiting(list) : "Newsletter"])}
                  />
                </SelectField>
              </>
            ) : (
              <p>
                {email} gets nothing more of it: {LIST_NAMES[open.kind](open.list)}.
              </p>
            )}
            <TextField name="asker" label="Who asked" defaultValue={person.name} maxLength={100} required />
            <TextField
              name="reason"
              label="How and why"
              hint="As in: by phone on Monday, has left the firm"
              maxLength={300}
              autoComplete="off"
              required
            />
            <Problem>{problem}</Problem>
            <Button type="submit">{open === "join" ? "Ask them to confirm" : "Unsubscribe them"}</Button>
          </Form>
        )}
      </Dialog>
    </Section>
  );
}
