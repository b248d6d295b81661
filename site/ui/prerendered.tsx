import { type ReactNode, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

const KEPT = { __html: "" };

type Props = { children: ReactNode; className?: string };

/**
 * For long text that never changes. In a page that arrived as HTML it is already there: React leaves the inside of
 * this element alone, so neither the text nor its component has to be loaded. Only after a client navigation are
 * the children rendered; the route's clientLoader loads them first.
 */
export function Prerendered({ children, className }: Props) {
  const hydrated = useHydrated();
  const [kept] = useState(!hydrated && !import.meta.env.SSR);
  if (kept) return <div className={className} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />;
  return <div className={className}>{children}</div>;
}
