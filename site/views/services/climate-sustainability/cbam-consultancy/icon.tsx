import { findIcon } from "./find-icon.ts";

export function Icon({ name }: { name: string }) {
  const Drawing = findIcon(name);
  return Drawing ? <Drawing strokeWidth={1.75} className="size-6 shrink-0 text-marigold" /> : null;
}
