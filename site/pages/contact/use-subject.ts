import { useLocation } from "react-router";
import { LIMITS } from "../../../contract/forms.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** What the link that led here is about, as the form may send it; the HTML was rendered before anyone asked. */
export function useSubject(): string {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const asked = isHydrated ? (new URLSearchParams(search).get("subject") ?? "") : "";
  return asked
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .toWellFormed()
    .trim()
    .slice(0, LIMITS.subject);
}
