import { useState } from "react";
import type { Registration } from "../../../server/inbox/storage/tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { call } from "../api.ts";
import { Select } from "../controls.tsx";
import { useLiveAnswer } from "../live.tsx";
import { Link, Problem, Section } from "../parts.tsx";
import { to } from "../route.ts";
import { useAction } from "../use-answer.ts";
import { REGISTRATION_NAMES, seatsText } from "./names.ts";

type Answer = {
  registrations: (Registration & { title: string; dates: string })[];
  asked: { course: string; run: string } | null;
  runs: RunSummary[];
};

const keyOf = ({ course, run }: { course: string; run: string }) => `${course} ${run}`;

/** Makes a registration of an inquiry: for the run it asks about with one click, or for another. */
export function RegistrationSection({ path }: { path: string }) {
  const { data, error, renew } = useLiveAnswer<Answer>(`${path}/registrations`);
  const { problem, act } = useAction();
  const [chosen, setChosen] = useState("");
  if (!data) return <Problem>{error}</Problem>;
  const { registrations, asked, runs } = data;
  const isFree = (run: RunSummary) => !registrations.some((one) => keyOf(one) === keyOf(run));
  const wanted = asked && runs.find((run) => keyOf(run) === keyOf(asked));
  const isAnother = wanted || registrations.length > 0;
  const others = runs.filter((run) => run !== wanted && run.state !== "cancelled" && isFree(run));
  const register = ({ course, run }: RunSummary) =>
    void act(async () => {
      await call(`${path}/registrations`, "POST", { course, run });
      setChosen("");
      renew();
    });
  if (registrations.length === 0 && runs.length === 0) return null;
  return (
    <Section title="Registration">
      <div className="mt-2 grid justify-items-start gap-3">
        {registrations.map(({ id, course, run, title, dates, seats, state }) => (
          <p key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link href={to(["inbox", "courses", course, run])} className="py-1 font-semibold">
              {title}, <span className="figures">{dates}</span>
            </Link>
            <Badge>{REGISTRATION_NAMES[state]}</Badge>
            <span className="figures">{seats === 1 ? "1 seat" : `${seats} seats`}</span>
          </p>
        ))}
        {wanted && isFree(wanted) && (
          <div>
            <Button size="sm" onClick={() => register(wanted)}>
              Register for {wanted.title}, {wanted.dates}
            </Button>
            <p className="figures mt-1 text-ink-soft">{seatsText(wanted)}</p>
          </div>
        )}
        {others.length > 0 && (
          <div className="flex w-full flex-wrap items-center gap-2">
            <Select
              aria-label={isAnother ? "Another run" : "Run"}
              value={chosen}
              onChange={setChosen}
              className="w-full max-w-md min-w-0 text-ellipsis"
              options={others.map((run) => [keyOf(run), `${run.title}, ${run.dates}`])}
            >
              <option value="">{isAnother ? "For another run …" : "For a run …"}</option>
            </Select>
            {others
              .filter((run) => keyOf(run) === chosen)
              .map((run) => (
                <Button key={chosen} size="sm" onClick={() => register(run)}>
                  Register
                </Button>
              ))}
          </div>
        )}
        <Problem>{problem || error}</Problem>
      </div>
    </Section>
  );
}
