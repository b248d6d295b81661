import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Changes } from "../../site/content/reader/content-files.ts";
import type { Desk } from "../desk.ts";
import { Refusal, read } from "../refusal.ts";
import type { Session } from "../sessions.ts";
import { previewOrigins } from "../settings.ts";
import { writtenRecord } from "./catalogue.ts";
import { createPreview } from "./preview.ts";
import { createPreviewDoor, PREVIEW } from "./preview-door.ts";
import { newProblems, textWith } from "./store.ts";

const NOT_OPEN =
  "The preview cannot be shown now; your words are safe. Try again in a minute. If it stays so, tell who runs the desk: its log says why.";
const opening = z.object({
  path: z.string().startsWith("/").max(500),
  day: z.iso.date().optional(),
  draft: writtenRecord.optional(),
});

/** `warm` starts the preview for somebody who is about to look. */
export function registerPreview(app: FastifyInstance, desk: Desk) {
  const { settings, previewPort: port, preview = createPreview() } = desk;
  const saved: Changes = {};
  /** What each session wrote and has not saved. It goes with the session. */
  const words = new WeakMap<Session, Changes>();
  const wordsOf = (session: Session) => words.get(session) ?? saved;
  const door = port === undefined ? undefined : createPreviewDoor(desk, port, preview, wordsOf);
  app.addHook("onClose", async () => {
    door?.close();
    preview.close();
  });

  /** Lets the session see the words of a form. False where they have a mistake: its preview stays as it was. */
  async function showDraft(
    session: Session,
    draft: z.output<typeof opening>["draft"],
  ): Promise<boolean> {
    if (!draft) return true;
    const { file, ...written } = draft;
    const text = textWith(file, written);
    if ((await newProblems({ [file]: text })).length > 0) return false;
    words.set(session, { [file]: text });
    return true;
  }

  app.post(PREVIEW, async ({ body, headers, session }) => {
    if (!door || !port)
      throw new Refusal(
        409,
        "On this machine the preview cannot be shown: who runs the desk has to give it a web address (DESK_PREVIEW_URL).",
      );
    const { path, day, draft } = read(opening, body);
    const [origin = ""] = previewOrigins(settings, [`http://${headers.host}`], port);
    const page = new URL(path, origin);
    if (page.origin !== origin) throw new Refusal(400, "This is not a page of the site.");
    try {
      const url = await door.open({ session, day }, page);
      return {
        page: page.href,
        url: url + page.hash,
        isBehind: !(await showDraft(session, draft)),
      };
    } catch (error) {
      process.stderr.write(`The preview did not open: ${(error as Error).message}\n`);
      throw new Refusal(503, NOT_OPEN);
    }
  });

  return { hasPreview: door !== undefined, warm: () => void (door && preview.warm()) };
}
