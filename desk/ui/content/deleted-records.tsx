import { Button } from "../../../site/ui/button.tsx";
import type { Deleted } from "../../content/deleted.ts";
import { call } from "../api.ts";
import { momentText } from "../moments.ts";
import { Loading, Problem } from "../parts.tsx";
import { go, to } from "../route.ts";
import { useAction, useAnswer } from "../use-answer.ts";
import { refusalWords } from "./refusal-words.ts";

/** Records that were deleted and can be had back. */
export function DeletedRecords() {
  const { data, error } = useAnswer<Deleted[]>("/api/content/deleted");
  const { problem, act } = useAction();
  const restore = (file: string) =>
    void act(async () => {
      await call("/api/content/deleted", "POST", { file }).catch((reason) => {
        throw refusalWords(reason);
      });
      go(to(["content", "edit", file], { added: "1" }));
    });
  return (
    <div className="max-w-3xl">
      <a href={to(["content"])} className="desk-link">
        Content
      </a>
      <h1 className="mt-1 text-h3">Deleted lately</h1>
      <p className="mt-3">
        Restoring a record puts it back as it was when it was published last. Visitors see it once it is
        published again.
      </p>
      <Problem>{problem || error}</Problem>
      {!data && !error && <Loading />}
      {data?.length === 0 && <p className="mt-4">There are none.</p>}
      <ul className="mt-5 divide-y divide-line border-y border-line empty:hidden">
        {data?.map(({ file, title, kind, at, who }) => (
          <li key={file} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold break-words">{title}</p>
              <p className="figures text-ink-soft">
                {kind},{" "}
                {at
                  ? `gone since ${momentText(at)}${who ? `, published by ${who}` : ""}`
                  : "deleted, visitors still see it"}
              </p>
            </div>
            <Button variant="outline" size="sm" onClick={() => restore(file)}>
              Restore<span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
