import type { Bar, Charts } from "../../inbox/charts.ts";
import { useLiveAnswer } from "../live.tsx";
import { Problem } from "../parts.tsx";
import { BarChart, WeekChart } from "./charts.tsx";

/** Inquiries of the last half year as charts, each with its numbers as a table. */
export function Figures() {
  const { data, error } = useLiveAnswer<Charts>("/api/inbox/charts");
  if (!data) return <Problem>{error}</Problem>;
  const total = data.weeks.reduce((sum, { count }) => sum + count, 0);
  const isEmpty = [data.months, data.registrations].every((bars) => bars.every(({ count }) => count === 0));
  if (isEmpty) return <p>No inquiry has arrived within a year, so there is nothing to draw.</p>;
  return (
    <div className="grid gap-x-12 gap-y-12 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <WeekChart title="Inquiries a week" about={weeksText(data.weeks, total)} bars={data.weeks} />
      </div>
      <BarChart title="What they ask about" column="Service" bars={data.services} />
      <BarChart title="The page they came from" column="Page" bars={data.pages} />
      <BarChart
        title="Inquiries a month"
        about="Of the last twelve months."
        column="Month"
        bars={data.months.map(({ name, count }) => ({ name: monthText(name), count }))}
      />
      <BarChart
        title="How long until they were answered"
        about="From arriving to the first reply of the desk, or to “Mark as handled” where that was earlier."
        column="Time"
        bars={data.responses}
      />
      {data.courses.length > 0 && (
        <BarChart
          title="Courses they ask about"
          about="Of the last twelve months."
          column="Course"
          bars={data.courses}
        />
      )}
      {data.registrations.length > 0 && (
        <BarChart
          title="Seats registered for, by course"
          about="Of the last twelve months, without the cancelled ones."
          column="Course"
          unit="Seats"
          bars={data.registrations}
        />
      )}
    </div>
  );
}

const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });
const monthText = (name: string) => month.format(Date.parse(`${name}-01T00:00:00Z`));

function weeksText(weeks: Bar[], total: number): string {
  const last = weeks.at(-1)?.count ?? 0;
  const mean = total / weeks.length;
  return `${total} in 26 weeks, ${mean.toFixed(1)} a week; ${last} since Monday.`;
}
