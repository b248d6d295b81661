import { copy } from "./details.data.ts";

export function Icon({ name }: { name: string }) {
  return <img src={`${copy.icons}#${name}`} alt="" loading="lazy" className="size-6 shrink-0" />;
}
