import { shown } from "../../art/render.ts";
import { answersOn } from "../../content/records/answers.ts";
import { trail } from "../../content/records/page-tree.ts";
import { isOpen, lastOpenDay } from "../../content/records/run-days.ts";
import { leadOf, type Member, team } from "../../content/records/team.ts";
import { type Training, trainings } from "../../content/records/trainings.ts";
import { today } from "../../dates/dates.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { course } from "../../outputs/seo/json-ld-course.ts";
import { type Crumb, href } from "../../paths.ts";
import { trainingLinks } from "../../sections/related/related-links.ts";
import { aboutTraining } from "../../ui/about-training.ts";
import { AnsweredQuestions } from "../../ui/answers.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { after, until } from "../../ui/dated.ts";
import { Lead } from "../../ui/lead.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RelatedLinks } from "../../ui/related-links.tsx";
import { Stripes } from "../../ui/stripes.tsx";
import { WaitingForm } from "../../ui/waiting-form.tsx";
import { OWN_CARDS } from "../lists.ts";
import { calendarCopy } from "../trainings-calendar/copy.ts";
import { type TrainingCopy, trainingCopy } from "./copy.ts";
import { MorePrograms, otherPrograms, type Program } from "./programs.tsx";
import { NextRunDetails } from "./run-details.tsx";
import { NEXT_RUN } from "./run-parts.tsx";
import { Curriculum, Overview, TrainerSection } from "./training-sections.tsx";

export function trainingPaths() {
  const all = trainings();
  const people = new Map(team().map((member) => [member.slug, member]));
  return all.flatMap((training, index) => {
    if (!training.live) return [];
    const usesSectionCard = index < all.length - OWN_CARDS;
    const trainer = training.trainer ? people.get(training.trainer) : undefined;
    return {
      params: { slug: training.slug },
      props: { training, trainer, usesSectionCard, others: otherPrograms(all, training, today()) },
    };
  });
}

/** `usesSectionCard`: the training is not among the newest, so it is shared with the calendar's card; see OWN_CARDS. */
export function trainingHead(
  training: Training,
  trainer: Member | undefined,
  usesSectionCard: boolean,
) {
  const path = href("/trainings/:slug", training.slug);
  return {
    seo: training.seo,
    path,
    trail: trail("/trainings/:slug", { label: training.title, to: path }),
    pictures: [pictureOf(training).name],
    graph: [course(training, trainer)],
    ...(usesSectionCard && { cardOf: pageHead("/trainings-calendar", calendarCopy().seo) }),
  } satisfies PageHead;
}

const pictureOf = ({ picture }: Training) => picture ?? trainingCopy().picture;

type Props = {
  copy: TrainingCopy;
  training: Training;
  trainer: Member | undefined;
  others: Program[];
  trail: Crumb[];
};

export function TrainingPage({ copy, training, trainer, others, trail }: Props) {
  const planner = leadOf("course");
  return (
    <>
      <Intro copy={copy} training={training} trail={trail} />
      <Overview copy={copy} training={training} />
      <Curriculum copy={copy} training={training} />
      <TrainerSection copy={copy} training={training} trainer={trainer} />
      <AnsweredQuestions {...copy.answers} answers={answersOn("trainings")} />
      <RelatedLinks links={trainingLinks(training)} />
      {planner?.slug !== trainer?.slug && (
        <Lead member={planner} label="Who plans the courses" className="wrap pb-6 lg:pb-10" />
      )}
      <Register copy={copy} training={training} />
      <MorePrograms copy={copy} programs={others} />
    </>
  );
}

const DETAILS = "ticket";

const Intro = ({ copy, training, trail }: Pick<Props, "copy" | "training" | "trail">) => (
  <header className="bg-ink text-paper">
    <div className="wrap pt-6">
      <Breadcrumbs trail={trail} />
      <h1 className="mt-5 text-h1 lg:mt-8">{training.title}</h1>
      <ButtonLink
        to={`#${DETAILS}`}
        variant="secondary"
        className="mt-5 lg:hidden"
        data-print="hide"
      >
        {copy.toTicket}
      </ButtonLink>
      <div className="mt-5 grid-12 gap-y-6">
        <div className="col-span-12 lg:col-span-7 lg:pb-10">
          <Picture
            {...shown(pictureOf(training))}
            eager
            imageClassName="rounded-lg object-cover max-sm:h-28 lg:max-h-80"
          />
          <p className="mt-4 max-w-2xl text-lg">{training.description}</p>
        </div>
        <div id={DETAILS} className="col-span-12 -mb-16 lg:col-span-5 lg:ml-8">
          <NextRunDetails copy={copy} training={training} />
        </div>
      </div>
    </div>
  </header>
);

function Register({ copy: { register: open, over }, training }: Pick<Props, "copy" | "training">) {
  const last = training.runs.findLast((run) => isOpen(run, today()));
  return (
    <section className="bg-leaf-dark text-paper" data-print="hide">
      <Stripes className="h-2" />
      <div className="wrap grid items-center gap-8 py-6 lg:grid-cols-[1fr_auto]">
        {last && (
          <div className="max-w-2xl" {...until(lastOpenDay(last))}>
            <h2 className="text-h3">{open.title}</h2>
            <p className="mt-2">{open.text}</p>
          </div>
        )}
        <div id={NEXT_RUN} className="max-w-2xl" {...(last && after(lastOpenDay(last)))}>
          <h2 className="text-h3">{over.title}</h2>
          <p className="mt-2">{over.text}</p>
          <WaitingForm
            path={href("/trainings/:slug", training.slug)}
            training={training.title}
            tone="dark"
            className="mt-6 max-w-xl"
          />
        </div>
        <ButtonLink
          to={href("/contact")}
          variant={last ? "secondary" : "outline"}
          size="lg"
          className={last ? undefined : "hover:bg-paper/15"}
          {...aboutTraining(training.title, last)}
          label="Register Now"
        />
      </div>
    </section>
  );
}
