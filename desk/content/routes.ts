import { z } from "zod";
import { listAuditLines } from "../../server/inbox/audit.ts";
import type { Role } from "../../server/inbox/storage/staff-tables.ts";
import { contentProblems } from "../../site/build/check.ts";
import { letterRemarksOn } from "../../site/build/letters.ts";
import { filePathOf } from "../../site/content/reader/content-files.ts";
import { removedText, valueWithoutInvisible } from "../../site/content/reader/invisible.ts";
import { peekSource } from "../../site/content/reader/sources.ts";
import { pathOfPage } from "../../site/content/records/page-tree.ts";
import { audit, type Desk } from "../desk.ts";
import { orRefuse, Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import type { Session } from "../sessions.ts";
import { attempt, mistakesOf } from "./attempt.ts";
import { fileName, idOf, kindOf, pathOfRecord, titleOf, writtenRecord } from "./catalogue.ts";
import { choices } from "./choices.ts";
import { deletedRecords, lastTextOf } from "./deleted.ts";
import { recordDifferences } from "./differences.ts";
import { draftRoutes } from "./draft-routes.ts";
import { formProblems } from "./form-problems.ts";
import { listing } from "./listing.ts";
import { entriesOf, withEntries, withoutPage } from "./menus.ts";
import { neededReason, pageRoutes } from "./new-page.ts";
import { draftOf } from "./new-record.ts";
import { unlinkedPages } from "./page-links.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { previewRoutes } from "./preview-routes.ts";
import { publishRoutes } from "./publish-routes.ts";
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
const being = opening
  .extend({ isHere: z.boolean().default(true), takes: z.boolean().default(false) })
  .strict();
const removing = saving.pick({ file: true, base: true, people: true }).extend({ hash });

const READS = { query: opening };

/** Routes to edit the records of the site, which are the files of content/, and to preview and publish them. */
export const contentRoutes = {
  ...draftRoutes,
  ...pageRoutes,
  ...pictureRoutes,
  ...previewRoutes,
  ...publishRoutes,

  "GET /api/content/list": route({
    handler: (_asked, { content }) => {
      // Whoever opens the list is about to open a record; a desk that nobody edits at saves the memory.
      content.previewing.warm();
      return listing();
    },
  }),

  "GET /api/content/problems": route({
    handler: async () => formProblems(await contentProblems()),
  }),

  "GET /api/content/choices": route({
    handler: (_asked, { config }) => choices(config.siteUrl),
  }),

  "GET /api/content/search": route({
    query: z.object({ words: z.string().max(200) }),
    handler: ({ query }) => search(query.words),
  }),

  "GET /api/content/record": route({ ...READS, handler: openRecord }),

  /** The form says every few seconds that it is open, and is told who else has the record open or took it over. */
  "POST /api/content/here": route({
    body: being,
    handler: ({ body, session }, { presence }) =>
      presence(body.file, session, body.isHere, body.takes),
  }),

  "POST /api/content/new": route({
    body: z.object({ kind: z.string().max(40), from: fileName.optional() }),
    handler: ({ body, session }) => beginRecord(session, body.kind, body.from),
  }),

  "GET /api/content/versions": route({
    ...READS,
    handler: ({ query }, desk) => versionsOf(query.file, placesOf(desk)),
  }),

  "GET /api/content/version": route({
    query: openingVersion,
    handler: async ({ query: { file, id }, session }, desk) => {
      const sentence = "This version cannot be shown: it was deleted then, or had a mistake.";
      const { text, ...version } = orRefuse(await versionAt(file, id, placesOf(desk)), sentence);
      // The format may have changed since.
      const problems = await newProblems({ [file]: text });
      const owned = session.role === "owner" ? [] : ownersProblems(file, textOf(file), text);
      return { ...version, problems: formProblems([...problems, ...owned]) };
    },
  }),

  "PUT /api/content/record": route({ body: saving, handler: saveRecord }),

  "DELETE /api/content/record": route({ body: removing, handler: removeRecord }),

  "GET /api/content/deleted": route({
    handler: (_asked, desk) => deletedRecords(placesOf(desk)),
  }),

  "POST /api/content/deleted": route({ body: opening, handler: restoreRecord }),
};

const placesOf = ({ content, config }: Desk) => ({
  publishedFolders: content.publisher.publishedFolders(),
  dataDir: config.dataDir,
});

const lockedFor = (role: Role, file: string) => (role === "owner" ? [] : ownersFields(file));

/** A record as its form shows it. */
async function openRecord({ query: { file }, session }: AskedFile, { content }: Desk) {
  const { publisher, previewing } = content;
  const found = openOrRefuse(file);
  const details = await detailsOf(file, found.data);
  return {
    ...found,
    ...details,
    isOpen: kindOf(file)?.isOpen ?? false,
    isLive: publisher.isLive(file),
    hasPreview: previewing.isThere,
    ...(details.kind === "pages" && pageFacts(file, found.data)),
    remarks: await remarksOn(file),
    locked: lockedFor(session.role, file),
  };
}

type AskedFile = Asked & { query: z.output<typeof opening> };

/** A new record, perhaps a copy, as its form shows it. */
async function beginRecord({ who, role }: Session, kind: string, from: string | undefined) {
  const draft = await draftOf(kind, who, from);
  const details = await detailsOf(draft.file, draft.data);
  return {
    ...draft,
    hash: null,
    ...details,
    isOpen: true,
    locked: lockedFor(role, draft.file),
  };
}

/** Who made the other change of a conflict. */
async function changerOf({ storage, config }: Desk, file: string, { state, theirs }: Outcome) {
  if (theirs) return saverOf(config.dataDir, file, theirs.hash);
  if (state !== "conflict") return undefined;
  const lines = await listAuditLines(storage, { subject: file, limit: 20 });
  return lines.find(({ what }) => what === "removed")?.who;
}

async function saveRecord(asked: Asked & { body: z.output<typeof saving> }, desk: Desk) {
  const { publisher } = desk.content;
  const { dataDir } = desk.config;
  const { who, role } = asked.session;
  const { file, hash: before, base, against, chosen, people, ...given } = asked.body;
  const { value: written, removed } = valueWithoutInvisible(given);
  const kind = kindOf(file);
  if (!kind || (before === null && !kind.isOpen))
    throw new Refusal(404, "No file can be added to this folder.");
  if (kind.id === "trainings" && publisher.isLive(file))
    written.data = withRunNames(attempt(() => open(file))?.data, written.data);
  const live = publishedText(publisher.publishedFolders()[0], file);
  const peopleOfRuns = peopleFirst(desk, people);
  const outcome = await save(file, before, written, {
    isOwner: role === "owner",
    base,
    against,
    chosen,
    live,
    approve: peopleOfRuns.approve,
  });
  const changer = await changerOf(desk, file, outcome);
  const { opened, merged } = savedOrRefused(outcome, changer);
  if (!opened) throw new Refusal(500, "This was not saved.");
  await peopleOfRuns.settle();
  const { hash: now, data, body } = opened;
  if (now !== before) {
    rememberSave(dataDir, file, who, desk.now());
    await audit(desk, asked, "content", file, before === null ? "added" : "changed");
  }
  const said = [merged && mergedText(merged.taken, changer), removedText(removed)];
  const isOther = merged !== undefined || removed > 0;
  return {
    hash: now,
    title: titleOf(file, data),
    path: pathOfRecord(file, data),
    /** The record where it is otherwise than what was sent, and why. */
    merged: isOther ? { data, body, said: said.filter(Boolean).join(" ") } : undefined,
    remarks: await remarksOn(file),
  };
}

async function removeRecord(asked: Asked & { body: z.output<typeof removing> }, desk: Desk) {
  const { dataDir } = desk.config;
  const { file, hash: before, base, people } = asked.body;
  refuseNeeded(file);
  const text = textOf(file) ?? "";
  const isPage = kindOf(file)?.id === "pages";
  const entries = isPage ? entriesOf(pathOfPage(file)) : [];
  const peopleOfRuns = peopleFirst(desk, people);
  await peopleOfRuns.approve({ [file]: null });
  const outcome = await remove(file, before, () => (isPage ? withoutPage(pathOfPage(file)) : {}));
  if (outcome.state === "refused") {
    const sentence = "Nothing is deleted: this is still used. Change these first, then delete it.";
    throw new Refusal(422, sentence, { problems: formProblems(outcome.problems) });
  }
  savedOrRefused(outcome, await changerOf(desk, file, outcome), base);
  await peopleOfRuns.settle();
  rememberDeletion(dataDir, { file, text, entries, who: asked.session.who, at: desk.now() });
  await audit(desk, asked, "content", file, "removed");
  return { isLive: desk.content.publisher.isLive(file) };
}

/** Refuses to delete what the site cannot be without. */
function refuseNeeded(file: string): void {
  const { id, isOpen } = kindOf(file) ?? {};
  const needed = id === "pages" ? neededReason(file, openOrRefuse(file).data) : undefined;
  if (needed || !isOpen)
    throw new Refusal(404, needed ?? "This file cannot be deleted: a page of the site needs it.");
}

async function restoreRecord(asked: Asked & { body: z.output<typeof opening> }, desk: Desk) {
  const { dataDir } = desk.config;
  const { file } = asked.body;
  const text = orRefuse(await lastTextOf(file, placesOf(desk)), "Nothing is stored of it.");
  const { gone } = deletionsIn(dataDir, file);
  const peopleOfRuns = peopleFirst(desk, "quiet");
  await peopleOfRuns.approve({ [file]: text });
  savedOrRefused(await restore(file, text, () => withEntries(gone?.entries ?? [])));
  await peopleOfRuns.settle();
  rememberSave(dataDir, file, asked.session.who, desk.now());
  return audit(desk, asked, "content", file, "restored");
}

async function detailsOf(file: string, data: unknown) {
  const form = orRefuse(formOf(file), "Nothing on the site reads this file.");
  const kind = kindOf(file)?.id ?? "";
  return { id: idOf(file), kind, form, title: titleOf(file, data), path: pathOfRecord(file, data) };
}

/** What the letters of a record are worth knowing for, as its form shows it. */
const remarksOn = async (file: string) => formProblems(await letterRemarksOn(file));

function openOrRefuse(file: string) {
  if (textOf(file) === undefined)
    throw new Refusal(404, "This file is not in the content any more.");
  const [mistake] = mistakesOf(() => peekSource(filePathOf(file)));
  if (!mistake) return orRefuse(open(file), "This file is not in the content any more.");
  const { line, reason } = mistake;
  throw new Refusal(
    422,
    `${file} cannot be read, from line ${line} on: ${reason} Correct it in a text editor first.`,
  );
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
