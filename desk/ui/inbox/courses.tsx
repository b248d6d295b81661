import { Badge } from "../../../site/ui/badge.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { useLiveAnswer } from "../live.tsx";
import { Cell, Link, Loading, Problem, Table } from "../parts.tsx";
import { to, useRoute } from "../route.ts";
import { seatsText } from "./names.ts";
import { RunPage } from "./run-page.tsx";

/** The runs of all courses with their seats; #/inbox/courses/<course>/<run> is the list of who comes. */
export function Courses() {
  const [, course, run] = useRoute().parts;
  return course && run ? <RunPage key={`${course} ${run}`} course={course} run={run} /> : <Runs />;
}

function Runs() {
  const { data, error } = useLiveAnswer<{ runs: RunSummary[] }>("/api/inbox/runs");
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  const coming = data.runs.filter(({ isOver }) => !isOver);
  // Of what is over, only what somebody registered for.
  const past = data.runs.filter(({ isOver, taken, asked }) => isOver && taken + asked > 0).reverse();
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-10">
      <RunTable title="Coming" runs={coming} />
      <RunTable title="Over" runs={past} />
    </div>
  );
}

function RunTable({ title, runs }: { title: string; runs: RunSummary[] }) {
  if (runs.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-h4">{title}</h2>
      <Table caption={`${title}: courses and seats`} head={["Course", "Days", "Seats"]}>
        {runs.map((one) => (
          <tr key={`${one.course} ${one.run}`}>
            <Cell className="min-w-48">
              <Link
                href={to(["inbox", "courses", one.course, one.run])}
                className="inline-block py-1 font-semibold"
              >
                {one.title}
              </Link>
            </Cell>
            <Cell className="figures min-w-32">{one.dates}</Cell>
            <Cell className="figures min-w-40">
              {seatsText(one)} {one.state !== "open" && <Badge tone="sand">{one.state}</Badge>}
            </Cell>
          </tr>
        ))}
      </Table>
    </section>
  );
}
