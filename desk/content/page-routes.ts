import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { problemText } from "../../site/content/reader/problems.ts";
import { fileOfPage } from "../../site/content/records/page-tree.ts";
import { audit, type Desk } from "../desk.ts";
import { Refusal, read } from "../refusal.ts";
import { fromContent } from "./attempt.ts";
import { pageChanges, pageChoices } from "./new-page.ts";
import { saveAll } from "./store.ts";
import { rememberSave } from "./versions.ts";

const PATH = "/api/content/pages";

const making = z.object({
  title: z.string().trim().min(1, "Give the page a title.").max(120, "A title has at most 120 characters."),
  path: z.string().trim().max(200),
  place: z.string().max(200),
  from: z.string().max(200),
});

/** Routes to make a page of sections, together with its entry in a menu. */
export function registerPages(app: FastifyInstance, desk: Desk): void {
  app.get(PATH, () => fromContent(pageChoices, "no page can be made"));

  app.post(PATH, async (request) => {
    const given = read(making, request.body);
    const file = fileOfPage(given.path);
    const outcome = await saveAll(() => pageChanges(given));
    if (outcome.state === "conflict")
      throw new Refusal(409, "Somebody changed the menus at this moment. No page was made: try again.");
    if (outcome.state === "refused")
      throw new Refusal(422, `No page was made. ${outcome.problems.map(problemText).join(" ")}`);
    rememberSave(desk.config.dataDir, file, request.session.who, desk.now());
    await audit(desk, request, "content", file, given.place ? `added, in the menu: ${given.place}` : "added");
    return { file };
  });
}
