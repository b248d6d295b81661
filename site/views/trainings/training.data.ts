import { z } from "zod";
import { portrait, renderPicture } from "../../art/render.ts";
import { text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";
import { team } from "../../content/team.ts";
import { trainingFacts } from "../../content/training-facts.ts";
import { type Training, trainings } from "../../content/trainings.ts";
import { course } from "../../seo/json-ld-course.ts";

export const copy = readPage(
  "training-detail",
  z.strictObject({
    headings: z.strictObject({
      overview: text,
      whyItMatters: text,
      audience: text,
      learningObjectives: text,
      modules: text,
      handsOn: text,
      certification: text,
      trainer: text,
    }),
    facts: z.strictObject({
      date: text,
      time: text,
      duration: text,
      level: text,
      format: text,
      fee: text,
    }),
    certification: z.strictObject({ label: text, intro: text }),
    register: z.strictObject({ title: text, text }),
    over: z.strictObject({ label: text, title: text, text }),
    more: z.strictObject({ title: text }),
    comingSoon: z.strictObject({ title: text, text }),
  }),
);

const MOST_OTHERS = 12;

const all = trainings();
const people = new Map(team().map((member) => [member.slug, member]));

/** Read by the route's loader, at build only. */
export const pages: Record<string, TrainingPage> = Object.fromEntries(
  all.filter(({ live }) => live).map((training) => [training.slug, toPage(training)]),
);

export type TrainingPage = ReturnType<typeof toPage>;

function toPage(training: Training) {
  const trainer = people.get(training.trainer);
  if (!trainer) throw new Error(`${training.slug} has no trainer`);
  const { slug, seo, title, description, overview, whyItMatters, audience, learningObjectives } = training;
  return {
    slug,
    seo,
    title,
    description,
    ...trainingFacts(training),
    overview,
    whyItMatters,
    audience,
    learningObjectives,
    modules: training.modules,
    handsOn: training.handsOn.map(splitName),
    certification: training.certification,
    picture: renderPicture(training.picture),
    pictureAlt: training.pictureAlt,
    trainer: {
      name: trainer.name,
      lines: training.trainerLines,
      portrait: portrait(trainer).wide,
    },
    others: neighbours(training).map(toCard),
    course: course(training, trainer),
  };
}

/** The others by date; of a long programme those around this one, so that a page stays as small as it is. */
function neighbours(training: Training): Training[] {
  const others = all.filter(({ slug }) => slug !== training.slug);
  const start = Math.max(0, Math.min(all.indexOf(training), others.length - MOST_OTHERS));
  return others.slice(start, start + MOST_OTHERS);
}

function toCard(training: Training) {
  const { dates, duration, lastDay, level, fee } = trainingFacts(training);
  const { slug, title, live } = training;
  return { slug, title, live, dates, duration, lastDay, level, fee };
}

/** "Cost sheet: one consignment priced …" has a name and a text; other items are text alone. */
function splitName(item: string): { name?: string; text: string } {
  const [, name, text] = /^([^:]{3,40}): (.+)$/s.exec(item) ?? [];
  return name && text ? { name, text: text.charAt(0).toUpperCase() + text.slice(1) } : { text: item };
}
