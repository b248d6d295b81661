import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { CHECKLIST_PDF_PATH } from "../../contract/forms.ts";
import { siteConfig } from "../config.ts";
import { checklistPdf } from "../downloads/checklist-pdf.ts";
import { shareCards, withCard } from "./cards/cards.ts";
import { startCompressing } from "./compress.ts";
import { addPolicy } from "./csp.ts";
import { writeMailPictures } from "./mail-pictures.ts";
import { joinScripts, printOnce } from "./once.ts";
import { facePreloads, followingCss, pageCss, parseSheet } from "./page-css.ts";
import { archivedPaths, NOT_FOUND_PATHS } from "./paths.ts";
import { prefetchParts } from "./prefetch-parts.ts";
import { isIndexable, robotsText, sitemapXml } from "./sitemap.ts";

/** Turns the framework's output into what any static host can serve. */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = path.join(buildDirectory, "client");
  await rm(path.join(buildDirectory, "server"), { recursive: true, force: true });
  // 404.html does this file's job and is readable without scripts.
  await rm(path.join(client, "__spa-fallback.html"), { force: true });
  for (const notFound of NOT_FOUND_PATHS) await flattenNotFound(client, notFound);

  const config = siteConfig();
  const files = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".html"));
  const archived = archivedPaths();
  const cards = await shareCards(
    client,
    files.filter((name) => !archived.has(addressOf(name))),
  );
  const cardOf = (name: string) => {
    const section = archived.get(addressOf(name));
    return cards.get(section ? path.join(section.slice(1), "index.html") : name);
  };
  const sheetFile = await stylesheet(client);
  const sheet = parseSheet(await readFile(sheetFile, "utf8"));
  await writeFile(sheetFile, followingCss(sheet));
  const preloads = facePreloads(sheet);
  const compressing = await startCompressing(
    client,
    (name) => /^lists\W/.test(name) || archived.has(addressOf(name)),
  );
  const pages: Array<{ path: string; indexable: boolean }> = [];
  for (const name of files) {
    const file = path.join(client, name);
    // Waiting for each of thousands of small files takes longer than reading it.
    const source = joinScripts(printOnce(readFileSync(file, "utf8")));
    const additions = `${preloads(source)}<style>${pageCss(sheet, source)}</style>`;
    const carded = withCard(source, cardOf(name), config.siteUrl);
    const html = addPolicy(
      carded.replace("</head>", () => `${additions}</head>`),
      config.csp,
    );
    writeFileSync(file, html);
    compressing.add(name);
    pages.push({ path: addressOf(name), indexable: isIndexable(html) });
  }

  await writeFile(path.join(client, "sitemap.xml"), sitemapXml(pages, config.siteUrl));
  await writeFile(path.join(client, "robots.txt"), robotsText(config.siteUrl));
  await writeDownload(client, CHECKLIST_PDF_PATH, await checklistPdf());
  await writeMailPictures(client);
  await prefetchParts(client);
  await compressing.finish();
  console.log(`Finished ${pages.length} pages in ${path.relative(process.cwd(), client)}`);
}

/** "/blog/2" for its HTML and for its data. */
function addressOf(name: string): string {
  return `/${name.replaceAll(path.sep, "/").replace(/\/?index\.html$|\.data$/, "")}`;
}

async function writeDownload(client: string, address: string, content: Uint8Array): Promise<void> {
  const file = path.join(client, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function flattenNotFound(client: string, notFound: string): Promise<void> {
  const folder = path.join(client, notFound);
  try {
    await rename(path.join(folder, "index.html"), `${folder}.html`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.data`, { force: true });
}

async function stylesheet(client: string): Promise<string> {
  const sheets = (await readdir(path.join(client, "assets"))).filter((name) => name.endsWith(".css"));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(
      `The site has one stylesheet, but the build wrote ${sheets.length}: ${sheets.join(", ")}`,
    );
  }
  return path.join(client, "assets", sheet);
}
