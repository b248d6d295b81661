import type { Charts } from "../../figures/routes.ts";
import { useLiveAnswer } from "../live.tsx";
import { Loading, Problem } from "../parts.tsx";
import { AreaTitle, Tab, TabNav, to, useRoute } from "../route.tsx";
import { Bars, WeekColumns } from "./charts.tsx";
import { Visits } from "./visits.tsx";

/** The area of what the site brings in: counts, of nobody. */
export default function FiguresArea() {
  const isInquiries = useRoute().parts[0] === "inquiries";
  return (
    <>
      <AreaTitle>Figures</AreaTitle>
      <TabNav label="In the figures">
        <Tab to={to(["figures"])} isCurrent={!isInquiries}>
          Visits
        </Tab>
        <Tab to={to(["figures", "inquiries"])} isCurrent={isInquiries}>
          Inquiries
        </Tab>
      </TabNav>
      {isInquiries ? <Inquiries /> : <Visits />}
    </>
  );
}

const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });
const monthText = (name: string) => month.format(Date.parse(`${name}-01T00:00:00Z`));

/** Charts of inquiries and registrations, each with its numbers as a table. */
function Inquiries() {
  const { data, error } = useLiveAnswer<Charts>("/api/figures/inquiries");
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  const year = "Of the last twelve months.";
  const months = data.months.map(({ name, count }) => ({ name: monthText(name), count }));
  const total = data.weeks.reduce((sum, { count }) => sum + count, 0);
  const last = data.weeks.at(-1)?.count ?? 0;
  const weeks = `${total} in 26 weeks, ${(total / data.weeks.length).toFixed(1)} a week; ${last} since Monday.`;
  const isEmpty = [data.months, data.registrations].every((bars) => bars.every(({ count }) => count === 0));
  if (isEmpty) return <p>No inquiry has arrived within a year, so there is nothing to draw.</p>;
  return (
    <div className="grid gap-12 xl:grid-cols-2">
      <div className="min-w-0 xl:col-span-2">
        <WeekColumns title="Inquiries a week" about={weeks} bars={data.weeks} />
      </div>
      <Bars title="What they ask about" column="Service" bars={data.services} />
      <Bars title="The page they came from" column="Page" bars={data.pages} />
      <Bars title="Inquiries a month" about={year} column="Month" bars={months} />
      <Bars
        title="How long until they were answered"
        about="From arriving to the first reply of the desk, or to “Mark as handled” where that was earlier."
        column="Time"
        bars={data.responses}
      />
      {data.trainings.length > 0 && (
        <Bars title="Trainings they ask about" about={year} column="Training" bars={data.trainings} />
      )}
      {data.registrations.length > 0 && (
        <Bars
          title="Seats registered for, by training"
          about="Of the last twelve months, without the cancelled ones."
          column="Training"
          unit="Seats"
          bars={data.registrations}
        />
      )}
    </div>
  );
}
