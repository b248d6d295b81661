import type { Kind } from "../../../contract/fields.ts";
import { numberText } from "../../../contract/number-text.ts";
import type { Compared } from "../../../server/inbox/figures.ts";
import { addDays } from "../../../site/dates/dates.ts";
import { isoText, rangeText } from "../../moments.ts";
import type { Answer } from "../api.ts";
import { KIND_NAMES } from "../inbox/names.ts";
import { useLiveAnswer } from "../live.tsx";
import { Loading, Problem } from "../parts.tsx";
import { AreaTitle, Link, Tab, TabNav, to, useRoute } from "../route.tsx";
import { Bars, Columns, WeekColumns } from "./charts.tsx";

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

function Inquiries() {
  const { data, error } = useLiveAnswer("GET /api/figures/inquiries");
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  const year = "Of the last twelve months.";
  const months = data.months.map(({ name, count }) => ({ name: monthText(name), count }));
  const total = data.weeks.reduce((sum, { count }) => sum + count, 0);
  const last = data.weeks.at(-1)?.count ?? 0;
  const weeks = `${total} in 26 weeks, ${(total / data.weeks.length).toFixed(1)} a week; ${last} since Monday.`;
  const isEmpty = [data.months, data.registrations].every((bars) =>
    bars.every(({ count }) => count === 0),
  );
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
      <Bars title="Trainings they ask about" about={year} column="Training" bars={data.trainings} />
      <Bars
        title="Seats registered for, by training"
        about="Of the last twelve months, without the cancelled ones."
        column="Training"
        unit="Seats"
        bars={data.registrations}
      />
    </div>
  );
}

function Visits() {
  const week = useRoute().query.get("week") ?? undefined;
  const { data, error } = useLiveAnswer("GET /api/figures/visits", { query: { week } });
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  return (
    <>
      {!data.areCounted && <p className="mb-6 max-w-[42em]">{uncounted(data.service)}</p>}
      {data.areCounted && !data.since && (
        <p className="max-w-[42em]">
          No visit has been counted yet. Each shows here some seconds after a page is opened;
          robots, and people who ask not to be tracked, are never counted.
        </p>
      )}
      {data.since && <Week {...data} since={data.since} />}
    </>
  );
}

const uncounted = (service: string | undefined) =>
  service
    ? `Visits are counted by ${service}: its own pages show them.`
    : "Visits are not counted: VISITS is off in the settings of the server. What people ask for stands under Inquiries.";

type WeekProps = Answer<"GET /api/figures/visits"> & { since: string };

function Week({ weeks, week, thisWeek, firstWeek, since }: WeekProps) {
  const { monday, weeksBefore, visits, visitors, inquiries } = week;
  const bars = (all: Compared[], nameOf = (name: string) => name) =>
    all.map(({ name, count, before }) => ({
      name: nameOf(name),
      count,
      ...(weeksBefore > 0 && { before }),
    }));
  const inWeek = (day: string) => to(["figures"], { week: day });
  return (
    <div className="grid gap-12">
      <WeekColumns
        title="Pages seen a week"
        about={`Counted since ${isoText(since)}; ${numberText(weeks.at(-1)?.count ?? 0)} since Monday.`}
        unit="Visits"
        bars={weeks}
        marked={monday}
      />
      <section aria-labelledby="week">
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h2 id="week" className="text-h3">
            {rangeText(monday, addDays(monday, 6))}
          </h2>
          {monday > firstWeek && <Link href={inWeek(addDays(monday, -7))}>The week before</Link>}
          {monday < thisWeek && <Link href={inWeek(addDays(monday, 7))}>The week after</Link>}
        </div>
        <p className="max-w-[42em] text-ink-soft">
          {monday === thisWeek && "This week is not over. "}
          {beforeText(weeksBefore)}
        </p>
        <dl className="mt-4 flex flex-wrap gap-x-12 gap-y-4">
          {[visits, visitors, inquiries].map(({ name, count, before }) => (
            <div key={name}>
              <dt>{name === visitors.name ? "Daily visitors, on average" : name}</dt>
              <dd className="figures">
                <span className="font-display text-h2 leading-tight">{numberText(count)}</span>
                {weeksBefore > 0 && (
                  <span className="ml-2 text-ink-soft">{numberText(before)} before</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="grid gap-12 xl:grid-cols-2">
        <Columns
          title="Daily visitors"
          about="Who comes on two days is counted on both."
          column="Day"
          unit="Visitors"
          bars={week.days.map(({ name, visitors }) => ({ name: isoText(name), count: visitors }))}
          label={(index) => weekday.format(Date.parse(week.days[index]?.name ?? monday))}
        />
        <Bars
          title="Pages that lead to inquiries"
          about="From which people came to the form that they sent."
          column="Page"
          bars={bars(week.leading)}
        />
        {[...week.tools, ...week.forms].map(({ name, steps }) => (
          <Bars
            key={name}
            title={funnelText(name)}
            column="Step"
            unit="Times"
            bars={bars(steps)}
            isFunnel
          />
        ))}
        <Bars title="Pages seen" column="Page" unit="Visits" bars={bars(week.pages)} />
        <Bars
          title="Where they came from"
          about="Websites whose links led here, once for each arrival."
          column="Website"
          unit="Arrivals"
          bars={bars(week.sources, (name) => name || "typed or unknown")}
        />
        <Bars
          title="Campaigns"
          about="What links of yours say of themselves, as in ?utm_source=newsletter."
          column="Campaign"
          unit="Arrivals"
          bars={bars(week.campaigns)}
        />
        <Bars
          title="Searches without a result"
          about="Kept once something was searched for three times."
          column="Words"
          unit="Times"
          bars={bars(week.searches)}
        />
        <Bars title="Calendars and PDFs taken" column="File" unit="Times" bars={bars(week.taken)} />
        <Bars title="Devices" column="Device" unit="Arrivals" bars={bars(week.devices)} />
        {week.countries.length > 0 && (
          <Bars
            title="Countries"
            column="Country"
            unit="Arrivals"
            bars={bars(week.countries, (code) => regions.of(code) ?? code)}
          />
        )}
        <Bars
          title="Left out as robots"
          about="In none of the other figures."
          column="Why"
          unit="Times"
          bars={bars(week.robots)}
        />
      </div>
    </div>
  );
}

const funnelText = (name: string) =>
  name.startsWith("/")
    ? `From start to inquiry: ${name}`
    : `Form: ${KIND_NAMES[name as Kind] ?? name}`;

const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: "UTC" });
const regions = new Intl.DisplayNames("en-IN", { type: "region" });

const beforeText = (weeks: number) =>
  weeks === 0
    ? "No full week was counted before it, so there is nothing to compare with."
    : `“Before”, and the mark in each bar: the mean of the ${weeks === 1 ? "week" : `${weeks} weeks`} before.`;
