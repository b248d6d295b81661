import { writeHashed } from "../../../../art/cache.ts";
import { marigold } from "../../../../art/palette.ts";
import { ContentError } from "../../../../content/read.ts";

type IconNode = [tag: string, attributes: Record<string, string>];

const SIZE = 24;
/** Room between two icons, so that none shows at the edge of its neighbour. */
const STRIDE = 32;

/**
 * Draws icons one below the other into a single file, where `#name` shows one of them. Written into the page, eleven
 * icons would cost more than their text.
 */
export async function iconSheet(names: string[]): Promise<string> {
  const icons = await Promise.all([...new Set(names)].map(iconNodes));
  const drawn = icons.map(({ name, nodes }, index) => {
    const top = index * STRIDE;
    const view = `<view id="${name}" viewBox="0 ${top} ${SIZE} ${SIZE}"/>`;
    return `${view}<g transform="translate(0 ${top})">${nodes.map(element).join("")}</g>`;
  });
  const frame = `viewBox="0 0 ${SIZE} ${icons.length * STRIDE}" fill="none" stroke="${marigold}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${drawn.join("")}</svg>`;
  return `/art/${writeHashed(".cache/art", "cbam-icons", svg)}`;
}

async function iconNodes(name: string): Promise<{ name: string; nodes: IconNode[] }> {
  try {
    const { __iconData } = await import(`lucide-react/icons/${name}`);
    return { name, nodes: __iconData.node };
  } catch {
    throw new ContentError([
      {
        file: "content/pages/cbam-consultancy.yaml",
        field: "icon",
        reason: `“${name}” is not a lucide icon`,
      },
    ]);
  }
}

function element([tag, { key: _key, ...attributes }]: IconNode): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${list.join("")}/>`;
}
