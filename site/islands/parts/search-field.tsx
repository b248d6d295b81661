import type { ComponentProps } from "react";
import { href } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { SearchWords } from "../../views/search/copy.ts";
import { loadEngine } from "../hooks/search-engine.ts";

type Props = ComponentProps<"form"> & { words: SearchWords; focusFirst?: boolean };

/** A form that leads to the search page by itself; the search engine is loaded on focus. */
export function SearchField({ words: { field }, focusFirst = false, ...props }: Props) {
  return (
    <form
      action={href("/search")}
      autoComplete="off"
      onFocus={() => void loadEngine().catch(() => undefined)}
      className="flex flex-wrap items-end gap-3"
      {...props}
    >
      <TextField
        // A dialog focuses what has the attribute when it opens; React sets none.
        ref={(input) => {
          if (focusFirst) input?.setAttribute("autofocus", "");
        }}
        type="search"
        name="q"
        data-search-field=""
        enterKeyHint="search"
        label={field.label}
        placeholder={field.placeholder}
        className="min-w-40 flex-1"
      />
      <Button type="submit" className="min-h-control">
        {field.button}
      </Button>
    </form>
  );
}
