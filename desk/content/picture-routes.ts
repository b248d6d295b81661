import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { z } from "zod";
import { contentFolder } from "../../contract/firm.ts";
import { partInPixels } from "../../site/art/photograph-part.ts";
import { publishedFolder } from "../../site/art/publish.ts";
import { isDrawing, renderPicture } from "../../site/art/render.ts";
import { audit, type Desk } from "../desk.ts";
import { Refusal, read } from "../refusal.ts";
import { filesOf } from "./changes.ts";
import { LARGEST_FILE, photographs, savePhotograph, unnamedPhotographs } from "./photos.ts";
import { putFile } from "./store.ts";
import { storedTexts } from "./stored-json.ts";

const name = z.string().max(200);
const choosing = z.object({ name });
const uploading = z.object({
  name: name.default("photograph"),
  use: z.enum(["picture", "portrait"]),
});

export function registerPictures(app: FastifyInstance, desk: Desk): void {
  app.addContentTypeParser(
    /^image\//,
    { parseAs: "buffer", bodyLimit: LARGEST_FILE },
    (_request, body, done) => done(null, body),
  );

  app.get("/api/content/picture", async ({ query }, reply) => {
    const { name } = read(choosing, query);
    reply.header("cache-control", "private, max-age=300");
    const [file = "", part = ""] = name.split("#");
    if (photographs().includes(file)) {
      const photo = sharp(path.join(contentFolder(), file)).autoOrient();
      const { autoOrient } = await photo.metadata();
      const cut = photo.extract(partInPixels(part, autoOrient));
      const small = cut.resize({ width: 640, withoutEnlargement: true }).webp({ quality: 75 });
      return reply.type("image/webp").send(await small.toBuffer());
    }
    if (!isDrawing(name)) throw new Refusal(404, "There is no such picture.");
    const { wide } = renderPicture(name);
    return reply.type("image/svg+xml").send(await readFile(path.join(publishedFolder(), wide.src)));
  });

  const unnamed = () => {
    const drafts = storedTexts(desk.config.dataDir, "drafts");
    return unnamedPhotographs(filesOf(contentFolder()))
      .map((file) => file.replace(/^content\//, ""))
      .filter((name) => !drafts.some((text) => text.includes(name)));
  };

  app.get("/api/content/photos/unnamed", unnamed);

  app.delete("/api/content/photo", async (request) => {
    const { name } = read(choosing, request.body);
    if (!unnamed().includes(name))
      throw new Refusal(
        409,
        "This photograph is used again, or gone already: look at the list anew.",
      );
    putFile(path.join(contentFolder(), name), null);
    return audit(desk, request, "content", `content/${name}`, "removed");
  });

  app.post("/api/content/photo", { bodyLimit: LARGEST_FILE }, async (request) => {
    const { name, use } = read(uploading, request.query);
    if (!Buffer.isBuffer(request.body))
      throw new Refusal(415, "Choose a photograph: JPEG, PNG, WebP or AVIF.");
    const saved = await savePhotograph(request.body, name, use);
    await audit(desk, request, "content", `content/${saved}`, "added");
    return { name: saved };
  });
}
