import type { Bar, Charts } from "../../inbox/charts.ts";
import { useLive } from "../live.tsx";
import { Problem } from "../parts.tsx";
import { useAnswer } from "../use-answer.ts";
import { BarChart, WeekChart } from "./charts.tsx";

/** Inquiries of the last half year as charts, each with its numbers as a table. */
export function Figures() {
  const { overview } = useLive();
  const { data, error } = useAnswer<Charts>("/api/inbox/charts", overview?.version);
  if (!data) return <Problem>{error}</Problem>;
  const total = data.weeks.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <p>No inquiry has arrived in the last 26 weeks, so there is nothing to draw.</p>;
  return (
    <div className="grid gap-x-12 gap-y-12 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <WeekChart title="Inquiries a week" about={weeksText(data.weeks, total)} bars={data.weeks} />
      </div>
      <BarChart title="What they ask about" column="Service" bars={data.services} />
      <BarChart title="The page they came from" column="Page" bars={data.pages} />
      <BarChart
        title="How long until they were handled"
        about="From arriving to “Mark as handled”."
        column="Time"
        bars={data.responses}
      />
    </div>
  );
}

function weeksText(weeks: Bar[], total: number): string {
  const last = weeks.at(-1)?.count ?? 0;
  const mean = total / weeks.length;
  return `${total} in 26 weeks, ${mean.toFixed(1)} a week; ${last} since Monday.`;
}
