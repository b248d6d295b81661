import { type ReactNode, useId } from "react";
import type { Bar, Charts } from "../../inbox/charts.ts";
import { useLiveAnswer } from "../live.tsx";
import { isoText } from "../moments.ts";
import { Cell, Problem, Table } from "../parts.tsx";

/** Charts of inquiries and registrations, each with its numbers as a table. */
export function Figures() {
  const { data, error } = useLiveAnswer<Charts>("/api/inbox/charts");
  if (!data) return <Problem>{error}</Problem>;
  const year = "Of the last twelve months.";
  const months = data.months.map(({ name, count }) => ({ name: monthText(name), count }));
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
      <BarChart title="Inquiries a month" about={year} column="Month" bars={months} />
      <BarChart
        title="How long until they were answered"
        about="From arriving to the first reply of the desk, or to “Mark as handled” where that was earlier."
        column="Time"
        bars={data.responses}
      />
      {data.trainings.length > 0 && (
        <BarChart title="Trainings they ask about" about={year} column="Training" bars={data.trainings} />
      )}
      {data.registrations.length > 0 && (
        <BarChart
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

const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });
const monthText = (name: string) => month.format(Date.parse(`${name}-01T00:00:00Z`));

function weeksText(weeks: Bar[], total: number): string {
  const last = weeks.at(-1)?.count ?? 0;
  const mean = total / weeks.length;
  return `${total} in 26 weeks, ${mean.toFixed(1)} a week; ${last} since Monday.`;
}

/** Fills from the brand's data scale: the larger the share, the warmer. */
const FILLS = "fill-data-2 fill-data-3 fill-data-4 fill-data-7 fill-data-8 fill-data-9 fill-data-10".split(
  " ",
);
const fillOf = (share: number) => FILLS[Math.min(FILLS.length - 1, Math.floor(share * FILLS.length))];

type Props = {
  title: string;
  about?: string;
  bars: Bar[];
  /** What is counted, as the heading of a column. */
  unit?: string;
};

type FigureProps = Props & { column: string; children: ReactNode };

function Figure({ title, about, column, bars, unit = "Inquiries", children }: FigureProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption>
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        {about && <p className="figures text-ink-soft">{about}</p>}
      </figcaption>
      <div aria-hidden="true" className="mt-4">
        {children}
      </div>
      <details className="mt-3">
        <summary className="desk-link inline-flex min-h-9 items-center font-semibold">
          The numbers<span className="sr-only"> of “{title}”</span>
        </summary>
        <div className="mt-2 max-h-80 max-w-xl overflow-y-auto">
          <Table caption={title} head={[column, unit]}>
            {bars.map(({ name, count }) => (
              <tr key={name}>
                <Cell className="break-words">{name}</Cell>
                <Cell className="figures">{count}</Cell>
              </tr>
            ))}
          </Table>
        </div>
      </details>
    </figure>
  );
}

const HEIGHT = 180;
const STEP = 30;
const GAP = 4;

function WeekChart({ bars, ...props }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const named = bars.map(({ name, count }) => ({ name: isoText(name), count }));
  return (
    <Figure {...props} bars={named} column="Week from">
      <svg aria-hidden="true" viewBox={`0 0 ${bars.length * STEP} ${HEIGHT + 44}`} className="w-full">
        {named.map(({ name, count }, index) => {
          const height = (count / most) * HEIGHT;
          const x = index * STEP;
          const month = name.replace(/^\d+ (\w+) .*$/, "$1");
          const isNewMonth = index === 0 || !named[index - 1]?.name.includes(month);
          return (
            <g key={name}>
              <rect
                x={x + GAP / 2}
                y={20 + HEIGHT - height}
                width={STEP - GAP}
                height={height}
                className={fillOf(count / most)}
              />
              {count > 0 && (
                <text
                  x={x + STEP / 2}
                  y={14 + HEIGHT - height}
                  textAnchor="middle"
                  className="figures fill-ink text-[0.75rem] font-semibold"
                >
                  {count}
                </text>
              )}
              {isNewMonth && (
                <text x={x + GAP / 2} y={HEIGHT + 38} className="fill-ink-soft text-[0.8125rem]">
                  {month}
                </text>
              )}
            </g>
          );
        })}
        <path d={`M0 ${HEIGHT + 20.5}H${bars.length * STEP}`} className="stroke-ink" />
      </svg>
    </Figure>
  );
}

function BarChart({ bars, ...props }: Props & { column: string }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Figure {...props} bars={bars}>
      <div className="grid gap-2.5">
        {bars.map(({ name, count }) => (
          <div key={name} className="grid gap-0.5">
            <p className="flex justify-between gap-4">
              <span className="min-w-0 truncate">{name}</span>
              <span className="figures font-semibold">{count}</span>
            </p>
            <svg aria-hidden="true" viewBox="0 0 100 3" preserveAspectRatio="none" className="h-3 w-full">
              <rect width="100" height="3" className="fill-sand" />
              <rect width={(count / most) * 100} height="3" className="fill-leaf" />
            </svg>
          </div>
        ))}
      </div>
    </Figure>
  );
}
