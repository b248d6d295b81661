import { useState } from "react";
import type { Deleted } from "../../content/deleted.ts";
import { momentText } from "../../moments.ts";
import { call, useAction, useAnswer } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { Loading, Problem, SmallButton } from "../parts.tsx";
import { Link, PageTitle, to } from "../route.tsx";
import { explain } from "./problem-list.tsx";
import { Thumbnail } from "./thumbnail.tsx";

export function DeletedRecords() {
  const { data, error, reload } = useAnswer("GET /api/content/deleted");
  const { problem, act } = useAction();
  const [back, setBack] = useState<Deleted>();
  const restore = (record: Deleted) =>
    void act(async () => {
      setBack(undefined);
      await call("POST /api/content/deleted", { body: { file: record.file } }).catch(explain);
      setBack(record);
    }).then(reload);
  return (
    <div className="max-w-3xl">
      <PageTitle area="Content">Deleted lately</PageTitle>
      <p className="mt-3">
        Restoring puts back what was saved last, a page with its entries in the menus. Visitors see
        it once it is published again.
      </p>
      <Problem>{problem || error}</Problem>
      {back && (
        <p role="status" className="mt-4 border-l-4 border-leaf pl-4">
          {back.title} is back. <Link href={to(["content", "edit", back.file])}>Open it</Link>
        </p>
      )}
      {!data && !error && <Loading />}
      {data?.length === 0 && <p className="mt-4">There are none.</p>}
      <List className="mt-5">
        {data?.map((record) => (
          <Row key={record.file} name={record.title} about={`${record.kind}, ${sinceWhen(record)}`}>
            <SmallButton onClick={() => restore(record)}>
              Restore<span className="sr-only"> {record.title}</span>
            </SmallButton>
          </Row>
        ))}
      </List>
    </div>
  );
}

const sinceWhen = ({ at, who }: Deleted) =>
  at ? `gone since ${momentText(at)}${who ? ` by ${who}` : ""}` : "deleted, visitors still see it";

export function UnnamedPhotographs() {
  const { data, error, reload } = useAnswer("GET /api/content/photos/unnamed");
  const { problem, act } = useAction();
  function remove(name: string) {
    if (!window.confirm(`Delete ${fileName(name)}?`)) return;
    void act(() => call("DELETE /api/content/photo", { body: { name } }).finally(reload));
  }
  return (
    <div className="max-w-3xl">
      <PageTitle area="Content">Unused photographs</PageTitle>
      <p className="mt-3">No page shows these. What an unfinished draft uses is not listed.</p>
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
