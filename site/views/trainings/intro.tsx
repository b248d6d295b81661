import type { Crumb } from "../../addresses.ts";
import type { Training } from "../../content/records/trainings.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { TrainingCopy } from "./copy.ts";
import { coursePicture } from "./course-picture.ts";
import { Tickets } from "./ticket.tsx";

const TICKET = "ticket";

type Props = { copy: TrainingCopy; training: Training; trail: Crumb[] };

export function Intro({ copy, training, trail }: Props) {
  return (
    <header className="bg-ink text-paper">
      <div className="wrap pt-8">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-10 text-h1 lg:mt-14">{training.title}</h1>
        <ButtonLink to={`#${TICKET}`} variant="secondary" className="mt-5 lg:hidden" data-print="hide">
          {copy.toTicket}
        </ButtonLink>
        <div className="mt-6 grid-12 gap-y-10">
          <div className="col-span-12 lg:col-span-7 lg:pb-10">
            <Picture {...coursePicture(training)} eager imageClassName="rounded-lg" />
            <p className="mt-6 max-w-2xl text-lede">{training.description}</p>
          </div>
          <div id={TICKET} className="col-span-12 -mb-16 lg:col-span-5 lg:ml-8">
            <Tickets copy={copy} training={training} />
          </div>
        </div>
      </div>
    </header>
  );
}
