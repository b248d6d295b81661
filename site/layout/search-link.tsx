import { clsx } from "clsx";
import { href } from "../addresses.ts";
import { Search } from "../ui/icons.tsx";

/** Leads to the page of the search; search.ts opens it over the page at hand instead. */
export function SearchLink({ className }: { className?: string }) {
  return (
    <a
      href={href("/search")}
      data-search=""
      aria-label="Search"
      className={clsx("grid size-11 place-items-center rounded-md hover:bg-sand", className)}
    >
      <Search className="size-5" />
    </a>
  );
}
