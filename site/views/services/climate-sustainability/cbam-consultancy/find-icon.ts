import { icons } from "lucide-react";

const byName: Partial<typeof icons> = icons;

/** An icon by the name content gives it, as lucide.dev spells it: "scan-search". */
export function findIcon(name: string) {
  const component = name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return byName[component as keyof typeof icons];
}
