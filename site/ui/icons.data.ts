type IconNode = [tag: "path" | "circle" | "rect" | "line" | "polyline", attributes: Record<string, string>];

const names = [
  "arrow-left",
  "arrow-right",
  "chevron-down",
  "chevron-right",
  "circle-exclamation-point",
  "circle-check",
  "loader-circle",
  "menu",
  "phone",
  "plus",
  "share-2",
  "x",
] as const;

export type IconName = (typeof names)[number];

/** The outlines of the icons in use, taken from lucide at build; none of its code reaches the browser. */
export const outlines = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await outline(name)] as const)),
) as Record<IconName, IconNode[]>;

async function outline(name: string): Promise<IconNode[]> {
  const { __iconData } = await import(`lucide-react/icons/${name}`);
  return __iconData.node.map(([tag, { key: _key, ...attributes }]: IconNode) => [tag, attributes]);
}
