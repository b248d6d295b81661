import { z } from "zod";
import type { Changes } from "../../site/content/reader/content-files.ts";
import type { DeskSetup } from "../desk.ts";
import { Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import type { Session } from "../sessions.ts";
import { previewOrigins } from "../settings.ts";
import { writtenRecord } from "./catalogue.ts";
import { createPreview } from "./preview.ts";
import { createPreviewDoor } from "./preview-door.ts";
import { newProblems, textWith } from "./store.ts";

const NOT_OPEN =
  "The preview cannot be shown now; your words are safe. Try again in a minute. If it stays so, tell who runs the desk: its log says why.";
const opening = z.object({
  path: z.string().startsWith("/").max(500),
  day: z.iso.date().optional(),
  draft: writtenRecord.optional(),
});

type WrittenRecord = z.output<typeof writtenRecord>;

/** The preview of this desk. `isThere` is false where no port is given for it; then nothing opens it. */
export function createPreviewing(setup: DeskSetup) {
  const { settings, previewPort: port, preview = createPreview() } = setup;
  const saved: Changes = {};
  /** What each session wrote and has not saved. It goes with the session. */
  const words = new WeakMap<Session, Changes>();
  const wordsOf = (session: Session) => words.get(session) ?? saved;
  const door = port === undefined ? undefined : createPreviewDoor(setup, port, preview, wordsOf);

  /** Lets the session see the words of a form. False where they have a mistake: its preview stays as it was. */
  async function showDraft(session: Session, draft: WrittenRecord | undefined): Promise<boolean> {
    if (!draft) return true;
    const { file, ...written } = draft;
    const text = textWith(file, written);
    if ((await newProblems({ [file]: text })).length > 0) return false;
    words.set(session, { [file]: text });
    return true;
  }

  return {
    isThere: door !== undefined,
    /** Starts the preview for somebody who is about to look. */
    warm(): void {
      if (door) void preview.warm();
    },
    async open({ body, request, session }: AskedPreview) {
      if (!door || !port)
        throw new Refusal(
          409,
          "On this machine the preview cannot be shown: who runs the desk has to give it a web address (DESK_PREVIEW_URL).",
        );
      const { path, day, draft } = body;
      const [origin = ""] = previewOrigins(settings, [`http://${request.headers.host}`], port);
      const page = URL.parse(path, origin);
      if (page?.origin !== origin) throw new Refusal(400, "This is not a page of the site.");
      try {
        const url = await door.open({ session, day }, page);
        const isShown = await showDraft(session, draft);
        return { page: page.href, url: url + page.hash, isBehind: !isShown };
      } catch (error) {
        process.stderr.write(`The preview did not open: ${(error as Error).message}\n`);
        throw new Refusal(503, NOT_OPEN);
      }
    },
    close(): void {
      door?.close();
      preview.close();
    },
  };
}

export type Previewing = ReturnType<typeof createPreviewing>;

type AskedPreview = Asked & { body: z.output<typeof opening> };

export const previewRoutes = {
  "POST /api/content/preview": route({
    body: opening,
    handler: (asked, desk) => desk.content.previewing.open(asked),
  }),
};
