import { useLocation } from "react-router";

/** The address a form without scripts returns to; stand-in pages for unknown addresses return home. */
export function usePagePath(): string {
  const { pathname } = useLocation();
  return pathname.endsWith("/404") ? "/" : pathname;
}
