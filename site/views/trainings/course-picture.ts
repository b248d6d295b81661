import { sceneText } from "../../art/course-scene.ts";
import { courseView, shown } from "../../art/render.ts";
import type { Training } from "../../content/records/trainings.ts";
import { datesOf, sessionsText } from "../../dates/dates.ts";

/** The picture a course names, or one drawn from the days of its last run and its keywords. */
export function coursePicture({ slug, title, keywords, picture, runs }: Training) {
  if (picture) return shown(picture);
  const sessions = runs.at(-1)?.sessions ?? [];
  const words = keywords.length > 0 ? keywords : title.split(/\s+/).filter(({ length }) => length > 3);
  const scene = { days: sessions.flatMap(datesOf), words: words.length > 0 ? words : [title] };
  return { picture: courseView(slug, scene), alt: sceneText(scene, sessionsText(sessions)) };
}
