import path from "node:path";
import { z } from "zod";
import { listAuditLines } from "../../server/inbox/audit.ts";
import type { Role } from "../../server/inbox/storage/staff-tables.ts";
import { addEvent } from "../../server/inbox/webhooks/deliveries.ts";
import { contentProblems } from "../../site/build/check.ts";
import { letterRemarksOn } from "../../site/build/letters.ts";
import { removedText, valueWithoutInvisible } from "../../site/content/reader/invisible.ts";
import { pathOfPage } from "../../site/content/records/page-tree.ts";
import { type Area, audit } from "../desk.ts";
import { createPresence } from "../presence.ts";
import { orRefuse, Refusal, read } from "../refusal.ts";
import { attempt } from "./attempt.ts";
import { fileName, idOf, kindOf, pathOfRecord, titleOf, writtenRecord } from "./catalogue.ts";
import { choices } from "./choices.ts";
import { deletedRecords, lastTextOf } from "./deleted.ts";
import { recordDifferences } from "./differences.ts";
import { registerDrafts } from "./draft-routes.ts";
import { formProblems } from "./form-problems.ts";
import { listing } from "./listing.ts";
import { entriesOf, withEntries, withoutPage } from "./menus.ts";
import { neededReason, registerPages } from "./new-page.ts";
import { draftOf } from "./new-record.ts";
import { unlinkedPages } from "./page-links.ts";
import { registerPictures } from "./picture-routes.ts";
import { registerPreview } from "./preview-routes.ts";
import { registerPublishing } from "./publish-routes.ts";
import { createPublisher } from "./publisher.ts";
import type { Written } from "./record-text.ts";
import { withRunNames } from "./run-names.ts";
import { people, peopleFirst } from "./run-people.ts";
import { formOf } from "./schemas.ts";
import { search } from "./search.ts";
import {
  newProblems,
  type Outcome,
  open,
  ownersFields,
  ownersProblems,
  remove,
  restore,
  save,
  textOf,
} from "./store.ts";
import {
  deletionsIn,
  publishedText,
  rememberDeletion,
  rememberSave,
  saverOf,
  versionAt,
  versionsOf,
} from "./versions.ts";

const hash = z.string().max(64);

const opening = z.object({ file: fileName });
const openingVersion = opening.extend({ id: z.string().max(80) });
const saving = writtenRecord.extend({
  hash: hash.nullable(),
  base: writtenRecord.omit({ file: true }).optional(),
  against: hash.optional(),
  chosen: z.record(z.string().max(200), z.enum(["mine", "theirs"])).optional(),
  people,
});
const searching = z.object({ words: z.string().max(200) });
const being = opening
  .extend({ isHere: z.boolean().default(true), takes: z.boolean().default(false) })
  .strict();
const removing = saving.pick({ file: true, base: true, people: true }).extend({ hash });
const beginning = z.object({ kind: z.string().max(40), from: fileName.optional() });

/** Routes to edit the records of the site, which are the files of content/, and to preview and publish them. */
export const registerContent: Area = (app, desk) => {
  const { build, settings, storage, now } = desk;
  const { buildDir, dataDir, siteUrl } = desk.config;
  const publisher = createPublisher({
    ...{ folder: path.dirname(buildDir), build, siteUrl, pushTo: settings.pushTo },
    onPublished: async (paths) => {
      await addEvent(
        storage,
        { name: "content.published", facts: { pages: paths.join(" ") } },
        now(),
      );
    },
  });

  const places = () => ({ publishedFolders: publisher.publishedFolders(), dataDir });

  async function changerOf(file: string, { state, theirs }: Outcome): Promise<string | undefined> {
    if (theirs) return saverOf(dataDir, file, theirs.hash);
    const lines =
      state === "conflict" ? await listAuditLines(storage, { subject: file, limit: 20 }) : [];
    return lines.find(({ what }) => what === "removed")?.who;
  }

  const { hasPreview, warm } = registerPreview(app, desk);

  app.get("/api/content/list", () => {
    // Whoever opens the list is about to open a record; a desk that nobody edits at saves the memory.
    warm();
    return listing();
  });

  app.get("/api/content/problems", async () => formProblems(await contentProblems()));

  app.get("/api/content/choices", () => choices(siteUrl));

  app.get("/api/content/search", ({ query }) => search(read(searching, query).words));

  const lockedFor = (role: Role, file: string) => (role === "owner" ? [] : ownersFields(file));

  app.get("/api/content/record", async ({ query, session }) => {
    const { file } = read(opening, query);
    const found = openOrRefuse(file);
    const details = await detailsOf(file, found.data);
    const isOpen = kindOf(file)?.isOpen ?? false;
    const page = details.kind === "pages" && pageFacts(file, found.data);
    const remarks = await remarksOn(file);
    const locked = lockedFor(session.role, file);
    const isLive = publisher.isLive(file);
    return { ...found, ...details, isOpen, isLive, hasPreview, ...page, remarks, locked };
  });

  const presence = createPresence(now);
  /** The form says every few seconds that it is open, and is told who else has the record open or took it over. */
  app.post("/api/content/here", ({ body, session }) => {
    const { file, isHere, takes } = read(being, body);
    return presence(file, session, isHere, takes);
  });

  app.post("/api/content/new", async ({ body, session }) => {
    const { kind, from } = read(beginning, body);
    const draft = await draftOf(kind, session.who, from);
    const locked = lockedFor(session.role, draft.file);
    return {
      ...draft,
      hash: null,
      ...(await detailsOf(draft.file, draft.data)),
      isOpen: true,
      locked,
    };
  });

  app.get("/api/content/versions", ({ query }) => versionsOf(read(opening, query).file, places()));

  app.get("/api/content/version", async ({ query, session }) => {
    const { file, id } = read(openingVersion, query);
    const sentence = "This version cannot be shown: it was deleted then, or had a mistake.";
    const { text, ...version } = orRefuse(await versionAt(file, id, places()), sentence);
    // The format may have changed since.
    const problems = await newProblems({ [file]: text });
    const owned = session.role === "owner" ? [] : ownersProblems(file, textOf(file), text);
    return { ...version, problems: formProblems([...problems, ...owned]) };
  });

  app.put("/api/content/record", async (request) => {
    const {
      file,
      hash: before,
      base,
      against,
      chosen,
      people,
      ...given
    } = read(saving, request.body);
    const { value: written, removed } = valueWithoutInvisible(given);
    const kind = kindOf(file);
    if (!kind || (before === null && !kind.isOpen))
      throw new Refusal(404, "No file can be added to this folder.");
    const { who, role } = request.session;
    const isOwner = role === "owner";
    if (kind.id === "trainings" && publisher.isLive(file))
      written.data = withRunNames(attempt(() => open(file))?.data, written.data);
    const live = publishedText(publisher.publishedFolders()[0], file);
    const asked = peopleFirst(desk, people);
    const by = { isOwner, base, against, chosen, live, approve: asked.approve };
    const outcome = await save(file, before, written, by);
    const changer = await changerOf(file, outcome);
    const saved = savedOrRefused(outcome, changer);
    if (!saved.opened) throw new Refusal(500, "This was not saved.");
    await asked.settle();
    const { hash: now, data, body } = saved.opened;
    if (now !== before) {
      rememberSave(dataDir, file, who, desk.now());
      await audit(desk, request, "content", file, before === null ? "added" : "changed");
    }
    const said = [saved.merged && mergedText(saved.merged.taken, changer), removedText(removed)];
    const isOther = saved.merged !== undefined || removed > 0;
    const merged = isOther ? { data, body, said: said.filter(Boolean).join(" ") } : undefined;
    const remarks = await remarksOn(file);
    return {
      hash: now,
      title: titleOf(file, data),
      path: pathOfRecord(file, data),
      merged,
      remarks,
    };
  });

  app.delete("/api/content/record", async (request) => {
    const { file, hash: before, base, people } = read(removing, request.body);
    const { id, isOpen } = kindOf(file) ?? {};
    const isPage = id === "pages";
    const needed = isPage ? neededReason(file, openOrRefuse(file).data) : undefined;
    if (needed || !isOpen)
      throw new Refusal(404, needed ?? "This file cannot be deleted: a page of the site needs it.");
    const text = textOf(file) ?? "";
    const entries = isPage ? entriesOf(pathOfPage(file)) : [];
    const asked = peopleFirst(desk, people);
    await asked.approve({ [file]: null });
    const outcome = await remove(file, before, () => (isPage ? withoutPage(pathOfPage(file)) : {}));
    if (outcome.state === "refused") {
      const sentence =
        "Nothing is deleted: this is still used. Change these first, then delete it.";
      throw new Refusal(422, sentence, { problems: formProblems(outcome.problems) });
    }
    savedOrRefused(outcome, await changerOf(file, outcome), base);
    await asked.settle();
    rememberDeletion(dataDir, { file, text, entries, who: request.session.who, at: desk.now() });
    await audit(desk, request, "content", file, "removed");
    return { isLive: publisher.isLive(file) };
  });

  app.get("/api/content/deleted", () => deletedRecords(places()));

  app.post("/api/content/deleted", async (request) => {
    const { file } = read(opening, request.body);
    const text = orRefuse(await lastTextOf(file, places()), "Nothing is stored of it.");
    const { gone } = deletionsIn(dataDir, file);
    const asked = peopleFirst(desk, "quiet");
    await asked.approve({ [file]: text });
    savedOrRefused(await restore(file, text, () => withEntries(gone?.entries ?? [])));
    await asked.settle();
    rememberSave(dataDir, file, request.session.who, desk.now());
    return audit(desk, request, "content", file, "restored");
  });

  registerDrafts(app, desk);
  registerPages(app, desk);
  registerPictures(app, desk);
  registerPublishing(app, desk, publisher);
};

async function detailsOf(file: string, data: unknown) {
  const form = orRefuse(formOf(file), "Nothing on the site reads this file.");
  const kind = kindOf(file)?.id;
  return { id: idOf(file), kind, form, title: titleOf(file, data), path: pathOfRecord(file, data) };
}

/** What the letters of a record are worth knowing for, as its form shows it. */
const remarksOn = async (file: string) => formProblems(await letterRemarksOn(file));

function openOrRefuse(file: string) {
  try {
    const found = open(file);
    if (found) return found;
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new Refusal(422, `${file} cannot be read: ${reason}. Correct it in a text editor first.`);
  }
  throw new Refusal(404, "This file is not in the content any more.");
}

/** Refuses with the other version, its changes since `base` and what clashes after a conflict, and with problems. */
function savedOrRefused(outcome: Outcome, who = "Somebody else", base?: Written) {
  const { theirs = null } = outcome;
  if (outcome.state === "conflict")
    throw new Refusal(409, `${who} has ${theirs ? "changed" : "deleted"} this meanwhile.`, {
      theirs,
      clashes: outcome.clashes,
      who,
      differences: base && recordDifferences(base, outcome.theirs),
    });
  if (outcome.state === "saved") return outcome;
  const problems = formProblems(outcome.problems);
  const sentence = "This is not saved yet: correct the fields below first.";
  throw new Refusal(422, sentence, { problems, ...(theirs && { theirs, merged: outcome.merged }) });
}

/** “Ravi changed Opening · Water and Label meanwhile; both are in.” Nothing where all that differed was chosen. */
function mergedText(taken: string[], who = "Somebody else"): string {
  const words = taken.length > 3 ? [...taken.slice(0, 3), `${taken.length - 3} more`] : taken;
  const what = new Intl.ListFormat("en").format(words);
  return what && `${who} changed ${what} meanwhile; both are in.`;
}

function pageFacts(file: string, data: unknown) {
  const isUnlinked = attempt(unlinkedPages)?.some((page) => page.file === file);
  return { isOpen: Boolean(Object(data).sections), needed: neededReason(file, data), isUnlinked };
}
