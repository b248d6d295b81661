import { type Turn, turnsOf, whenText } from "../../../../content/records/milestones.ts";
import { today } from "../../../../dates/dates.ts";
import { after, between, daysTo } from "../../../../ui/dated.ts";
import type { CbamCopy } from "./copy.ts";
import { cbamMilestones, countedMilestones } from "./milestones.ts";

/** What comes next stands first; the report of the first phase is told as what it is, past. */
export function Banner({ milestone, text, next }: CbamCopy["banner"]) {
  const reported = cbamMilestones().find(({ id }) => id === milestone);
  return (
    <div className="bg-ember text-white">
      <div className="wrap flex flex-wrap gap-x-8 gap-y-1 py-3 text-sm">
        {turnsOf(countedMilestones())
          .filter(({ until }) => until >= today())
          .map((turn) => (
            <Next key={turn.until} turn={turn} label={next} />
          ))}
        <p>
          <time dateTime={reported?.date}>{text}</time>
          {reported && <span {...after(reported.date)}> (past)</span>}
        </p>
      </div>
    </div>
  );
}

function Next({ turn: { milestones, from, until }, label }: { turn: Turn; label: string }) {
  const [first] = milestones;
  return (
    <p className="font-semibold" {...between({ from, until })}>
      {label}: {milestones.map(({ what }) => what).join("; ")},{" "}
      <time dateTime={until}>{first && whenText(first)}</time> (<span {...daysTo(until)} />)
    </p>
  );
}
