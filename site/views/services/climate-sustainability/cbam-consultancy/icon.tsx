import { icons } from "lucide-react";

/** An icon by the name content gives it, as lucide.dev spells it: "scan-search". */
export function Icon({ name }: { name: string }) {
  const Drawing = find(name);
  return Drawing ? <Drawing strokeWidth={1.75} className="size-6 shrink-0 text-marigold" /> : null;
}

export const isIcon = (name: string) => find(name) !== undefined;

const byName: Partial<typeof icons> = icons;

function find(name: string) {
  const component = name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return byName[component as keyof typeof icons];
}
