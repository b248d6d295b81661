import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import type { Summary } from "../../inbox/submission.ts";
import { call, useAction } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { dayText } from "../moments.ts";
import { Problem, Section, SmallButton, Tick } from "../parts.tsx";
import { Link, to } from "../route.tsx";

export type Inquiry = Pick<Summary, "id" | "name" | "email" | "company" | "receivedAt"> & { message: string };

type Props = { inquiries: Inquiry[]; run: RunSummary; onRegistered: () => void };

/** What waits and asks for this run: to be registered one by one, or all. */
export function RunInquiries({ inquiries, run: { training, run }, onRegistered }: Props) {
  const { problem, act } = useAction();
  const [tells, setTells] = useState(true);
  const register = (those: Inquiry[]) =>
    void act(async () => {
      for (const { id } of those)
        await call(`/api/inbox/submissions/${id}/registrations`, "POST", { training, run, tells });
    }).finally(onRegistered);
  return (
    <Section
      title={`${inquiries.length === 1 ? "1 inquiry" : `${inquiries.length} inquiries`} for this run`}
      className="print:hidden"
    >
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2">
        {inquiries.length > 1 && (
          <Button size="sm" onClick={() => register(inquiries)}>
            Register all {inquiries.length}
          </Button>
        )}
        <Tick checked={tells} onChange={setTells}>
          Tell them by mail that they are written down
        </Tick>
      </div>
      <Problem>{problem}</Problem>
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
            <SmallButton onClick={() => register([one])}>
              Register<span className="sr-only"> {one.name || one.email}</span>
            </SmallButton>
          </Row>
        ))}
      </List>
    </Section>
  );
}
