import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useSyncExternalStore } from "react";

/** The hash of the page that is shown. While somebody is asked whether to leave, the browser has the new hash. */
let current = window.location.hash;
/** Those of forms with unsaved words; the first is asked before leaving. */
const questions = new Set<string>();

window.addEventListener("hashchange", (event) => {
  if (window.location.hash !== current && !mayLeave()) {
    event.stopImmediatePropagation();
    history.replaceState(null, "", current);
  } else current = window.location.hash;
});

/** Asks whether to leave unsaved words, if there are any. Call it before `go`; links ask by themselves. */
export function mayLeave(): boolean {
  const [question] = questions;
  return question === undefined || window.confirm(question);
}

export const forgetQuestions = () => questions.clear();

window.addEventListener("beforeunload", (event) => {
  if (questions.size > 0) event.preventDefault();
});

/** While `isUnsaved`, asks `question` before another page of the desk opens, and the browser before it closes. */
export function useLeaving(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    questions.add(question);
    return () => void questions.delete(question);
  }, [isUnsaved, question]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

export const useRoute = () => routeOf(useSyncExternalStore(subscribe, () => current));

/** The area and the parts of the path behind #/, and the query. */
export function routeOf(hash = current) {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [area = "", ...parts] = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { area, parts, query: new URLSearchParams(query) };
}

/** A path within the desk; empty values are left out. */
export function to(parts: string[], query: Record<string, string> | URLSearchParams = {}): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const filled = new URLSearchParams(entries.filter(([, value]) => value !== ""));
  const path = parts.map(encodeURIComponent).join("/");
  return `#/${path}${filled.size > 0 ? `?${filled}` : ""}`;
}

/** Opens a path within the desk without asking about unsaved words; see `mayLeave`. */
export function go(path: string, { replace = false } = {}): void {
  current = path;
  if (replace) {
    history.replaceState(null, "", path);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  } else window.location.hash = path;
}

export const AreaTitle = ({ children }: { children: string }) => (
  <h1 className="mb-2 text-h3 print:hidden">{children}</h1>
);

type Label = { label?: string };

export const Link = ({ className, label, children, ...props }: ComponentProps<"a"> & Label) => (
  <a className={clsx("desk-link", className)} {...props}>
    {label}
    {children}
  </a>
);

export const LinkButton = ({
  className,
  label,
  children,
  ...props
}: ComponentProps<"button"> & Label) => (
  <button type="button" className={clsx("desk-link", className)} {...props}>
    {label}
    {children}
  </button>
);

type TitleProps = { area: string; isHidden?: boolean; children: string };

/** The heading of a page below an area; `isHidden` if the page shows its title in another way. */
export const PageTitle = ({ area, isHidden = false, children }: TitleProps) => (
  <>
    <Link href={to([area.toLowerCase()])}>{area}</Link>
    <h1 className={isHidden ? "sr-only" : "mt-1 text-h3"}>{children}</h1>
  </>
);

export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="desk-runs-off -mx-4 mb-4 border-b border-line px-4 sm:mx-0 sm:px-0 print:hidden"
    >
      <ul className="flex min-w-max gap-x-6 md:max-lg:gap-x-4">{children}</ul>
    </nav>
  );
}

/** For the current item of a row that may be longer than its place; `scroll-mx-10` keeps it clear of the shades. */
export const showSideways = (item: HTMLElement | null) =>
  item?.scrollIntoView({ block: "nearest", inline: "nearest" });

type TabProps = { to: string; isCurrent: boolean; count?: number | undefined; children: ReactNode };

export function Tab({ to, isCurrent, count, children }: TabProps) {
  return (
    <li ref={isCurrent ? showSideways : undefined} className="scroll-mx-10">
      <a
        href={to}
        aria-current={isCurrent ? "page" : undefined}
        className={clsx(
          "flex min-h-11 items-center gap-2 border-b-3 font-semibold whitespace-nowrap",
          isCurrent ? "border-leaf text-leaf-dark" : "border-transparent hover:border-line",
        )}
      >
        {children}
        {count !== undefined && count > 0 && (
          <span className="figures rounded-sm bg-sand px-1.5 text-sm text-ink">{count}</span>
        )}
      </a>
    </li>
  );
}
