import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { dayText } from "../../moments.ts";
import { type Answer, call, useAction } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { Problem, Section, SmallButton, Tick } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { useMailFirst } from "./mail-first.tsx";
import { inquiriesText } from "./names.ts";

type Inquiry = Answer<"GET /api/inbox/runs/:training/:run">["inquiries"][number];

const isAsking = ({ message }: Inquiry) => message.includes("?");

type InquiriesProps = {
  inquiries: Inquiry[];
  run: RunSummary;
  onRegistered: (notice: string) => void;
};

/** What waits and asks for this run: to be registered one by one, or all. */
export function RunInquiries({ inquiries, run: { training, run }, onRegistered }: InquiriesProps) {
  const { problem, act } = useAction();
  const { ask, dialog } = useMailFirst({ training, run });
  const [tells, setTells] = useState(true);
  const [seats, setSeats] = useState<Record<string, number>>({});
  const askers = inquiries.filter(isAsking).length;
  const note = `${askers} ${askers === 1 ? "asks something and stays" : "ask something and stay"} to be handled.`;
  const register = (people: Inquiry[], isTold: boolean) =>
    void act(async () => {
      const done: string[] = [];
      try {
        for (const one of people) {
          const body = { training, run, tells: isTold, seats: one.seats, staysOpen: isAsking(one) };
          const params = { id: one.id };
          await call("POST /api/inbox/submissions/:id/registrations", { params, body });
          done.push(one.name || one.email);
        }
      } finally {
        const told = isTold ? ", told by mail" : "";
        onRegistered(done.length > 0 ? `Registered${told}: ${done.join(", ")}.` : "");
      }
    });
  const look = (those: Inquiry[]) => {
    const people = those.map((one) => ({ ...one, seats: seats[one.id] ?? one.seats }));
    const title = `Register ${people.length === 1 ? people[0]?.name : `${people.length} people`}`;
    const wanted = { title, verb: "Register", state: "asked", people, tells } as const;
    void act(() => ask({ ...wanted, go: (isTold) => register(people, isTold) }));
  };
  return (
    <Section title={`${inquiriesText(inquiries.length)} for this run`} className="print:hidden">
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2">
        {inquiries.length > 1 && (
          <Button size="sm" onClick={() => look(inquiries)}>
            Register all {inquiries.length}
          </Button>
        )}
        <Tick checked={tells} onChange={setTells}>
          Tell them by mail that they are written down
        </Tick>
      </div>
      {askers > 0 && <p>{note}</p>}
      <Problem>{problem}</Problem>
      {dialog}
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
            <label className="flex items-center gap-2">
              Seats<span className="sr-only"> for {one.name || one.email}</span>
              <input
                type="number"
                min={1}
                max={500}
                defaultValue={one.seats}
                onChange={({ target }) => setSeats({ ...seats, [one.id]: target.valueAsNumber })}
                className="desk-control w-20"
              />
            </label>
            <SmallButton onClick={() => look([one])}>
              Register<span className="sr-only"> {one.name || one.email}</span>
            </SmallButton>
          </Row>
        ))}
      </List>
    </Section>
  );
}
