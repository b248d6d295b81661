import path from "node:path";
import { z } from "zod";
import { contentProblems } from "../../site/build/check.ts";
import { type Area, audit } from "../desk.ts";
import { Refusal, read } from "../refusal.ts";
import { idOf, kindOf, pathOfRecord, titleOf } from "./catalogue.ts";
import { choices } from "./choices.ts";
import { deletedRecords, lastTextOf } from "./deleted.ts";
import { registerDrafts } from "./draft-routes.ts";
import { formProblems } from "./form-problems.ts";
import { listing } from "./listing.ts";
import { draftOf } from "./new-record.ts";
import { registerPictures } from "./picture-routes.ts";
import { registerPreview } from "./preview-routes.ts";
import { registerPublishing } from "./publish-routes.ts";
import { createPublisher } from "./publisher.ts";
import { formOf } from "./schemas.ts";
import { search } from "./search.ts";
import { type Outcome, open, remove, restore, save } from "./store.ts";
import { versionAt, versionsOf } from "./versions.ts";
import { fileName, writtenRecord } from "./written-record.ts";

const hash = z.string().max(64);

const opening = z.object({ file: fileName });
const openingVersion = z.object({ file: fileName, id: z.string().max(80) });
const saving = writtenRecord.extend({ hash: hash.nullable() });
const searching = z.object({ words: z.string().max(200) });
const removing = z.object({ file: fileName, hash });
const beginning = z.object({ kind: z.string().max(40), from: fileName.optional() });

/** Routes to edit the records of the site, which are the files of content/, and to preview and publish them. */
export const registerContent: Area = (app, desk) => {
  const folder = path.dirname(desk.config.buildDir);
  const publisher = createPublisher({ folder, build: desk.build, pushTo: desk.settings.pushTo });

  app.get("/api/content/list", () => listing());

  /** The problems of the saved files. */
  app.get("/api/content/problems", async () => formProblems(await contentProblems()));

  app.get("/api/content/choices", () => choices(desk.config.siteUrl));

  app.get("/api/content/search", ({ query }) => search(read(searching, query).words));

  app.get("/api/content/record", async ({ query }) => {
    const { file } = read(opening, query);
    const found = openOrRefuse(file);
    return { ...found, ...(await detailsOf(file, found.data)), isOpen: kindOf(file)?.isOpen ?? false };
  });

  /** What a new record starts with; it is a file only once it is saved. */
  app.post("/api/content/new", async ({ body }) => {
    const { kind, from } = read(beginning, body);
    const draft = await draftOf(kind, from);
    return { ...draft, hash: null, ...(await detailsOf(draft.file, draft.data)), isOpen: true };
  });

  app.get("/api/content/versions", ({ query }) =>
    versionsOf(read(opening, query).file, publisher.publishedFolders()),
  );

  app.get("/api/content/version", async ({ query }) => {
    const { file, id } = read(openingVersion, query);
    const found = await versionAt(file, id, publisher.publishedFolders());
    if (!found)
      throw new Refusal(
        404,
        "This version cannot be shown: the record was deleted then, or its file had a mistake.",
      );
    return found;
  });

  app.put("/api/content/record", async (request) => {
    const { file, hash: before, ...written } = read(saving, request.body);
    const kind = kindOf(file);
    if (!kind || (before === null && !kind.isOpen))
      throw new Refusal(404, "No file can be added to this folder.");
    const outcome = await save(file, before, written, request.session.role === "owner");
    refuseUnlessSaved(outcome);
    if (outcome.state !== "saved" || !outcome.opened) throw new Refusal(500, "This was not saved.");
    if (outcome.opened.hash !== before)
      await audit(desk, request, "content", file, before === null ? "added" : "changed");
    return {
      hash: outcome.opened.hash,
      title: titleOf(file, written.data),
      path: pathOfRecord(file, written.data),
    };
  });

  app.delete("/api/content/record", async (request) => {
    const { file, hash: before } = read(removing, request.body);
    if (!kindOf(file)?.isOpen)
      throw new Refusal(404, "This file cannot be deleted: a page of the site needs it.");
    refuseUnlessSaved(await remove(file, before));
    return audit(desk, request, "content", file, "removed");
  });

  app.get("/api/content/deleted", () => deletedRecords(publisher.publishedFolders()));

  app.post("/api/content/deleted", async (request) => {
    const { file } = read(opening, request.body);
    const text = await lastTextOf(file, publisher.publishedFolders());
    if (text === undefined) throw new Refusal(404, "Nothing is stored of this record.");
    refuseUnlessSaved(await restore(file, text));
    return audit(desk, request, "content", file, "restored");
  });

  registerDrafts(app, desk);
  registerPictures(app, desk);
  registerPublishing(app, desk, publisher);
  registerPreview(app, desk);
};

/** What a form needs beside the values; refuses a file that no reader of the site asks for. */
async function detailsOf(file: string, data: unknown) {
  const form = await formOf(file);
  if (!form) throw new Refusal(404, "Nothing on the site reads this file.");
  return {
    id: idOf(file),
    kind: kindOf(file)?.id,
    form,
    title: titleOf(file, data),
    path: pathOfRecord(file, data),
  };
}

function openOrRefuse(file: string) {
  try {
    const found = open(file);
    if (found) return found;
  } catch (error) {
    throw new Refusal(
      422,
      `${file} cannot be read: ${(error as Error).message.split("\n")[0]}. Correct it in a text editor first.`,
    );
  }
  throw new Refusal(404, "This file is not in the content any more.");
}

/** Refuses with the other version after a conflict, and with the problems where there are some. */
function refuseUnlessSaved(outcome: Outcome): void {
  if (outcome.state === "conflict")
    throw new Refusal(409, "Somebody else has changed this record meanwhile.", {
      theirs: outcome.theirs ?? null,
    });
  if (outcome.state === "refused")
    throw new Refusal(422, "This is not saved yet: correct the fields below first.", {
      problems: formProblems(outcome.problems),
    });
}
