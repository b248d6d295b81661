import { href } from "../paths.ts";
import { Button } from "./button.tsx";
import { TextField } from "./field.tsx";

/** Works without any script. */
export const SearchForm = ({ className }: { className?: string }) => (
  <search className={className}>
    <form action={href("/search")} className="flex flex-wrap items-end gap-3">
      <TextField type="search" name="q" label="Search the site" className="min-w-40 flex-1" />
      <Button type="submit" className="min-h-control" label="Search" />
    </form>
  </search>
);
