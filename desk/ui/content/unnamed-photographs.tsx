import { call } from "../api.ts";
import { SmallButton } from "../controls.tsx";
import { Loading, PageTitle, Problem } from "../parts.tsx";
import { useAction, useAnswer } from "../use-answer.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** Photographs that were sent and then used nowhere, or not any more. */
export function UnnamedPhotographs() {
  const { data, error, reload } = useAnswer<string[]>("/api/content/photos/unnamed");
  const { problem, act } = useAction();
  function remove(name: string) {
    if (!window.confirm(`Delete ${fileName(name)}?`)) return;
    void act(() => call("/api/content/photo", "DELETE", { name }).finally(reload));
  }
  return (
    <div className="max-w-3xl">
      <PageTitle area="Content">Unused photographs</PageTitle>
      <p className="mt-3">
        No saved record names these, so no page shows them. What an unfinished draft uses is not listed.
      </p>
      <Problem>{problem || error}</Problem>
      {!data && !error && <Loading />}
      {data?.length === 0 && <p className="mt-4">There are none.</p>}
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 md:grid-cols-3">
        {data?.map((name) => (
          <li key={name} className="grid content-start gap-2">
            <Thumbnail name={name} />
            <p className="break-words">{fileName(name)}</p>
            <SmallButton className="justify-self-start" onClick={() => remove(name)}>
              Delete<span className="sr-only"> {fileName(name)}</span>
            </SmallButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

const fileName = (name: string) => name.replace(/^photos\//, "");
