import { whenText } from "../../content/records/milestones.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { between, daysTo, soonClass } from "../../ui/dated.ts";
import { Band } from "../band.tsx";
import type { SectionProps } from "../schemas.ts";
import { nextSteps } from "./next-steps.ts";

export const NextDates = ({ section, page }: SectionProps<"next-dates">) => (
  <Band section={section} page={page}>
    <ol className="mt-8 grid gap-x-10 gap-y-8 lg:mt-10 lg:grid-cols-3">
      {nextSteps().map(({ shownFrom, ...milestone }) => (
        <li
          key={milestone.id}
          className="break-inside-avoid border-t-2 border-ink pt-4"
          {...between({ ...(shownFrom && { from: shownFrom }), until: milestone.date })}
        >
          <p className="figures">
            <span className="font-display text-h3">{whenText(milestone)}</span>
            {!milestone.about && (
              <span className={`ml-3 ${soonClass}`} {...daysTo(milestone.date)} />
            )}
          </p>
          <h3 className="mt-2 font-sans font-semibold">{milestone.what}</h3>
          <p className="mt-1">{`Have ready: ${milestone.prepare}.`}</p>
        </li>
      ))}
    </ol>
    <div className="mt-10 actions">
      <ButtonLink {...section.estimator} size="lg" arrow />
      <ButtonLink {...section.checker} variant="outline" size="lg" />
    </div>
  </Band>
);
