/** A picture as a page shows it: a drawing's name or photos/…, and every file of it that the page names. */
export type ShownPicture = { name: string; files: string[] };

export type CardFacts = {
  title: string;
  section: string | undefined;
  firm: string;
  pictures: ShownPicture[];
};

/** What a share card says, taken from the built page itself. */
export function cardFacts(html: string): CardFacts {
  const title = property(html, "og:title");
  const firm = property(html, "og:site_name");
  return { title, section: section(html, title), firm, pictures: pictures(html) };
}

function property(html: string, name: string): string {
  return decode(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");
}

/** The page's parent in its breadcrumbs, or its own short name; nothing that the title already begins with. */
function section(html: string, title: string): string | undefined {
  const trail = /"@type":"BreadcrumbList".*?"itemListElement":(\[.*?\])/.exec(html)?.[1];
  const names: string[] = trail
    ? JSON.parse(trail)
        .slice(1)
        .map(({ name }: { name: string }) => name)
    : [];
  const label = names.at(-2) ?? names[0];
  return label && !title.toLowerCase().startsWith(label.toLowerCase()) ? label : undefined;
}

const pictureFile = /\/(?:art\/|(?=photos))([\w/-]+)-(?:wide|tall|\d+)\.[0-9a-f]{8}\.\w+/g;

function pictures(html: string): ShownPicture[] {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const byName = Map.groupBy(main.matchAll(pictureFile), ([, name = ""]) => name);
  return [...byName].map(([name, found]) => ({ name, files: [...new Set(found.map(([file]) => file))] }));
}

const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">" };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|(\w+));/gi, (whole, hex, name) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (entities[name] ?? whole),
  );
}
