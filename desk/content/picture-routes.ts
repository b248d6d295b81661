import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { contentFolder } from "../../contract/firm.ts";
import { partInPixels } from "../../site/art/photograph-part.ts";
import { publishedFolder } from "../../site/art/publish.ts";
import { isDrawing, renderPicture } from "../../site/art/render.ts";
import { audit, type Desk } from "../desk.ts";
import { Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
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
/** The file itself: the page sends it as it is, and it arrives as bytes. */
const photograph = z.unknown() as z.ZodType<unknown, Blob>;

export const pictureRoutes = {
  "GET /api/content/picture": route({ query: choosing, handler: sendPicture }),

  "GET /api/content/photos/unnamed": route({ handler: (_asked, desk) => unnamed(desk) }),

  "DELETE /api/content/photo": route({
    body: choosing,
    handler: async (asked, desk) => {
      const { name } = asked.body;
      if (!unnamed(desk).includes(name))
        throw new Refusal(
          409,
          "This photograph is used again, or gone already: look at the list anew.",
        );
      putFile(path.join(contentFolder(), name), null);
      return audit(desk, asked, "content", `content/${name}`, "removed");
    },
  }),

  "POST /api/content/photo": route({
    query: uploading,
    body: photograph,
    bodyLimit: LARGEST_FILE,
    handler: async (asked, desk) => {
      const { name, use } = asked.query;
      if (!Buffer.isBuffer(asked.body))
        throw new Refusal(415, "Choose a photograph: JPEG, PNG, WebP or AVIF.");
      const saved = await savePhotograph(asked.body, name, use);
      await audit(desk, asked, "content", `content/${saved}`, "added");
      return { name: saved };
    },
  }),
};

/** Small, or as it is drawn. */
async function sendPicture({ query, reply }: Asked & { query: { name: string } }) {
  const { name } = query;
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
}

/** The photographs that neither the content nor a draft names. */
function unnamed({ config }: Desk): string[] {
  const drafts = storedTexts(config.dataDir, "drafts");
  return unnamedPhotographs(filesOf(contentFolder()))
    .map((file) => file.replace(/^content\//, ""))
    .filter((name) => !drafts.some((text) => text.includes(name)));
}
