import { href } from "../../addresses.ts";
import { isOpen, lastOpenDay } from "../../content/records/run-days.ts";
import type { Training } from "../../content/records/trainings.ts";
import { sessionsText, today } from "../../dates/dates.ts";
import { aboutCourse } from "../../ui/about.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { after, until } from "../../ui/dated.ts";
import { Stripes } from "../../ui/stripes.tsx";
import { WaitingForm } from "../../ui/waiting-form.tsx";
import type { TrainingCopy } from "./copy.ts";

type Props = { open: TrainingCopy["register"]; over: TrainingCopy["over"]; training: Training };

export function Register({ open, over, training }: Props) {
  const { title, runs } = training;
  const last = runs.findLast((run) => isOpen(run, today()));
  const about = { title, dates: sessionsText((last ?? runs.at(-1))?.sessions ?? []) };
  return (
    <section className="bg-leaf-dark text-paper" data-print="hide">
      <Stripes className="h-2" />
      <div className="wrap grid items-center gap-8 py-14 lg:grid-cols-[1fr_auto]">
        {last && (
          <div className="max-w-2xl" {...until(lastOpenDay(last))}>
            <h2 className="text-h3">{open.title}</h2>
            <p className="mt-2">{open.text}</p>
          </div>
        )}
        <div className="max-w-2xl" {...(last && after(lastOpenDay(last)))}>
          <h2 className="text-h3">{over.title}</h2>
          <p className="mt-2">{over.text}</p>
          <WaitingForm
            path={href("/trainings/:slug", training.slug)}
            course={training.title}
            tone="dark"
            className="mt-6 max-w-xl"
          />
        </div>
        <ButtonLink to={href("/contact")} variant="secondary" size="lg" {...aboutCourse(about)}>
          Register Now
        </ButtonLink>
      </div>
    </section>
  );
}
