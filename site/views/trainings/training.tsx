import { type Crumb, href, trail } from "../../addresses.ts";
import { answersOn } from "../../content/records/answers.ts";
import { type Member, team } from "../../content/records/team.ts";
import { type Training as Record, trainings } from "../../content/records/trainings.ts";
import { today } from "../../dates/dates.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { course } from "../../outputs/seo/json-ld-course.ts";
import { Answers } from "../../ui/answers.tsx";
import { RelatedLinks } from "../../ui/related-links.tsx";
import { OWN_CARDS, sectionCard } from "../lists.ts";
import { trainingLinks } from "../related-links.ts";
import { calendarCopy } from "../trainings-calendar/copy.ts";
import type { TrainingCopy } from "./copy.ts";
import { coursePicture } from "./course-picture.ts";
import { Curriculum } from "./curriculum.tsx";
import { Fit } from "./fit.tsx";
import { Intro } from "./intro.tsx";
import { otherPrograms, type Program } from "./other-programs.ts";
import { People } from "./people.tsx";
import { MorePrograms } from "./programs.tsx";
import { Register } from "./register.tsx";

/** Reads all trainings once for all their pages. */
export function trainingPaths() {
  const all = trainings();
  const people = new Map(team().map((member) => [member.slug, member]));
  return all.flatMap((training, index) => {
    if (!training.live) return [];
    const isOld = index < all.length - OWN_CARDS;
    const trainer = training.trainer ? people.get(training.trainer) : undefined;
    return {
      params: { slug: training.slug },
      props: { training, trainer, isOld, others: otherPrograms(all, training, today()) },
    };
  });
}

export function trainingHead(training: Record, trainer: Member | undefined, isOld: boolean) {
  const path = href("/trainings/:slug", training.slug);
  return {
    seo: training.seo,
    path,
    trail: trail("/trainings/:slug", { label: training.title, to: path }),
    pictures: [coursePicture(training).picture],
    graph: [course(training, trainer)],
    ...(isOld && { cardOf: sectionCard("/trainings-calendar", calendarCopy().seo) }),
  } satisfies PageHead;
}

type Props = {
  copy: TrainingCopy;
  training: Record;
  trainer: Member | undefined;
  others: Program[];
  trail: Crumb[];
};

export function Training({ copy, training, trainer, others, trail }: Props) {
  return (
    <>
      <Intro copy={copy} training={training} trail={trail} />
      <Fit headings={copy.headings} training={training} />
      <Curriculum headings={copy.headings} reviewed={copy.reviewed} training={training} />
      <People copy={copy} training={training} trainer={trainer} />
      <Answers {...copy.answers} answers={answersOn("trainings")} />
      <RelatedLinks links={trainingLinks(training)} />
      <Register open={copy.register} over={copy.over} training={training} />
      <MorePrograms copy={copy} programs={others} />
    </>
  );
}
