import { type Crumb, href, trail } from "../../addresses.ts";
import { type Member, team } from "../../content/team.ts";
import { lastDay } from "../../content/training-facts.ts";
import { type Training as Record, trainings } from "../../content/trainings.ts";
import type { PageHead } from "../../seo/head.ts";
import { course } from "../../seo/json-ld-course.ts";
import { OWN_CARDS, sectionCard } from "../lists.ts";
import { calendarCopy } from "../trainings-calendar/copy.ts";
import type { TrainingCopy } from "./copy.ts";
import { Curriculum } from "./curriculum.tsx";
import { Fit } from "./fit.tsx";
import { Intro } from "./intro.tsx";
import { neighbours } from "./neighbours.ts";
import { People } from "./people.tsx";
import { Register } from "./register.tsx";

/** Reads all trainings once for all their pages. */
export function trainingPaths() {
  const all = trainings();
  const people = new Map(team().map((member) => [member.slug, member]));
  return all.flatMap((training, index) => {
    const trainer = people.get(training.trainer);
    if (!training.live || !trainer) return [];
    const isOld = index < all.length - OWN_CARDS;
    return {
      params: { slug: training.slug },
      props: { training, trainer, isOld, others: neighbours(all, index) },
    };
  });
}

export function trainingHead(training: Record, trainer: Member, isOld: boolean) {
  const path = href("/trainings/:slug", training.slug);
  return {
    seo: training.seo,
    path,
    trail: trail("/trainings/:slug", { label: training.title, to: path }),
    pictures: [training.picture.name],
    graph: [course(training, trainer)],
    ...(isOld && { cardOf: sectionCard("/trainings-calendar", calendarCopy().seo) }),
  } satisfies PageHead;
}

type Props = { copy: TrainingCopy; training: Record; trainer: Member; trail: Crumb[] };

export function Training({ copy, training, trainer, trail }: Props) {
  return (
    <>
      <Intro copy={copy} training={training} trail={trail} />
      <Fit headings={copy.headings} training={training} />
      <Curriculum headings={copy.headings} training={training} />
      <People copy={copy} training={training} trainer={trainer} />
      <Register open={copy.register} over={copy.over} lastDay={lastDay(training.sessions)} />
    </>
  );
}
