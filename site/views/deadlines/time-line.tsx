import { clsx } from "clsx";
import type { Milestone } from "../../content/records/milestones.ts";
import { daysBetween, monthLabel, today } from "../../dates/dates.ts";
import { overAfter, SOON_DAYS } from "../../ui/dated.ts";
import { type ComingMilestone, drawnDays, type PlacedDay } from "./coming.ts";
import type { DeadlinesCopy } from "./copy.ts";
import {
  type Label,
  labelsOf,
  positionOf,
  type Stretch,
  shortWhen,
  stretchesOf,
} from "./time-scale.ts";

const WIDTH = 1200;
const NAMES = 168;
const HEAD = 56;
const ROW = 46;

/** The coming dates as a picture, hidden from screen readers: the list below says the same. Nothing without dates. */
export function TimeLine({
  coming,
  ...words
}: DeadlinesCopy["timeLine"] & { coming: ComingMilestone[] }) {
  const days = drawnDays(coming);
  const last = days.at(-1)?.date;
  if (!last) return null;
  const stretches = stretchesOf(today(), last);
  return (
    <figure className="wrap pt-10 pb-12 lg:pt-14" data-print="hide">
      <div aria-hidden="true">
        <Drawing days={days} stretches={stretches} />
        <MonthStrip days={days} stretches={stretches} />
      </div>
      <figcaption className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <span className="mr-auto">{words.label}</span>
        {(["starts", "due", "ends"] as const).map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <svg viewBox="-9 -9 18 18" className="size-4.5" aria-hidden="true">
              <Mark kind={kind} />
            </svg>
            {words[kind]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type DrawingProps = { days: PlacedDay[]; stretches: Stretch[] };

function Drawing({ days, stretches }: DrawingProps) {
  const rows = [...Map.groupBy(days, ({ rule }) => rule)];
  const height = HEAD + rows.length * ROW + 10;
  const heats = heatsOf(stretches);
  const x = (position: number) => round(NAMES + position * (WIDTH - NAMES));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="w-full fill-paper max-xl:hidden"
      fontSize="14.5"
      aria-hidden="true"
    >
      {stretches.map((stretch, index) => (
        <Stripe
          key={stretch.first}
          stretch={stretch}
          heat={heats[index] ?? 1}
          x={x}
          height={height}
        />
      ))}
      {rows.map(([rule, own], index) => {
        const y = HEAD + (index + 0.5) * ROW;
        return (
          <g key={rule.id} data-who={own[0]?.audiences} className="data-left-out:opacity-20">
            <path d={`M0 ${y}H${WIDTH}`} className="stroke-paper/20" />
            <text x="0" y={y - 8} fontWeight="600">
              {rule.name}
            </text>
            {labelsOf(own, (date) => x(positionOf(date, stretches)), WIDTH).map(
              ({ day, ...at }) => (
                <Point key={day.id} day={day} y={y} {...at} />
              ),
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A tenth of a unit is finer than any screen shows. */
const round = (value: number) => Math.round(value * 10) / 10;

type StripeProps = {
  stretch: Stretch;
  heat: number;
  x: (position: number) => number;
  height: number;
};

function Stripe({ stretch: { first, last, from, to, isMonth }, heat, x, height }: StripeProps) {
  const isYearStart = isMonth && first.slice(5, 7) === "01";
  const [month = "", year = ""] = monthLabel(first.slice(0, 7)).split(" ");
  return (
    <g {...overAfter(last)} className="over:opacity-30">
      <rect
        x={x(from)}
        y="30"
        width={round(x(to) - x(from) - 1)}
        height={height - 30}
        className={`fill-night-${heat}`}
      />
      <text x={round(x(from) + 4)} y="47">
        {isMonth ? month : year}
      </text>
      {(isYearStart || from === 0) && (
        <text x={x(from)} y="20" fontWeight="600">
          {year}
        </text>
      )}
    </g>
  );
}

type PointProps = Label<PlacedDay> & { y: number };

function Point({ day: { anchor, date, kind }, x, y, text, labelX, isBelow }: PointProps) {
  // An attribute of SVG alone, which the types of links do not know.
  const place = { transform: `translate(${Math.round(x)} ${y})` };
  return (
    <a
      href={`#${anchor}`}
      tabIndex={-1}
      {...place}
      {...overAfter(date)}
      className="over:opacity-30"
    >
      <Mark kind={kind} />
      {text && (
        <text x={Math.round(labelX - x)} y={isBelow ? 20 : -8}>
          {text}
        </text>
      )}
    </a>
  );
}

function MonthStrip({ days, stretches }: DrawingProps) {
  const heats = heatsOf(stretches);
  return (
    <div className="grid gap-px xl:hidden">
      {stretches.map(({ first, last, isMonth }, index) => {
        const own = days.filter(({ date }) => first <= date && date <= last);
        return (
          <div
            key={first}
            {...overAfter(last)}
            className={clsx(
              "grid grid-cols-[5.5rem_1fr] gap-x-3 px-3 over:opacity-30",
              `bg-night-${heats[index]}`,
              own.length > 0 ? "py-1.5" : "h-2",
            )}
          >
            {own.length > 0 && (
              <>
                <p className="figures">
                  {isMonth ? monthLabel(first.slice(0, 7)) : first.slice(0, 4)}
                </p>
                {own.map((day) => (
                  <StripItem key={`${day.rule.id}-${day.id}`} day={day} />
                ))}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}

function StripItem({ day }: { day: PlacedDay }) {
  const { anchor, audiences, kind, rule } = day;
  return (
    <a
      href={`#${anchor}`}
      tabIndex={-1}
      data-who={audiences}
      className={`figures col-start-2 flex items-center before:shrink-0 data-left-out:opacity-20 max-sm:min-h-11 ${stripMarks[kind]}`}
    >
      {`${rule.name}: ${shortWhen(day)}`}
    </a>
  );
}

/** The marks of the drawing as boxes, of which the strip has one a line. Each takes 26 px with its margins. */
const stripMarks: Record<Milestone["kind"], string> = {
  due: "before:mr-[13px] before:ml-[3px] before:size-2.5 before:rotate-45 before:bg-marigold",
  ends: "before:mr-3 before:ml-0.5 before:size-3 before:rounded-full before:border-[2.5px] before:border-paper before:bg-ink",
  starts: "before:mr-3 before:ml-0.5 before:size-3 before:rounded-full before:bg-paper",
  published: "before:mr-3 before:ml-0.5 before:size-3 before:rounded-full before:bg-paper",
};

/** The colours of the night scale that stretches take: red for those that begin soon, then from grey to deep blue. */
function heatsOf(stretches: Stretch[]): number[] {
  const day = today();
  const soon = stretches.filter(({ first }) => daysBetween(day, first) < SOON_DAYS).length;
  const step = (index: number, of: number) => index / Math.max(1, of - 1);
  return stretches.map((_, index) =>
    Math.round(
      index < soon
        ? 11 - 2 * step(index, soon)
        : 7 - 6 * step(index - soon, stretches.length - soon),
    ),
  );
}

/** A disc where something starts, a diamond where it is due, a ring where it ends. */
function Mark({ kind }: Pick<Milestone, "kind">) {
  if (kind === "due") return <path d="M0-8 8 0 0 8-8 0z" className={`${hit} fill-marigold`} />;
  if (kind === "ends")
    return (
      <>
        <circle r="16" fill="transparent" />
        <circle r="5.5" strokeWidth="3" className="fill-ink stroke-paper" />
      </>
    );
  return <circle r="7" className={`${hit} fill-paper`} />;
}

/** A wide line that nobody sees: what a pointer can hit. */
const hit = "stroke-transparent stroke-18";
