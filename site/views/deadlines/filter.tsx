import type { DeadlinesCopy } from "./copy.ts";

/** Only scripts can filter a page that lies on a static host, so without them all dates stand there. */
export function Filter({ label, all, audiences }: DeadlinesCopy["filter"]) {
  return (
    <form data-filter="" className="no-scripting:hidden" data-print="hide" autoComplete="off">
      <fieldset>
        <legend className="font-semibold">{label}</legend>
        <div className="mt-3 flex flex-wrap gap-2">
          {[{ id: "", label: all }, ...audiences].map((audience) => (
            <label
              key={audience.id}
              className="cursor-pointer rounded-md border border-field px-3.5 py-2 leading-tight hover:bg-ink/8 has-checked:border-leaf has-checked:bg-leaf has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold"
            >
              <input
                type="radio"
                name="who"
                value={audience.id}
                defaultChecked={audience.id === ""}
                className="sr-only"
              />
              {audience.label}
            </label>
          ))}
        </div>
      </fieldset>
      <p data-count="" role="status" className="mt-4 text-sm" />
    </form>
  );
}
