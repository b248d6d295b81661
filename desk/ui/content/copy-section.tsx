import { useId, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { mayAdd, renamed } from "../../content/section-types.ts";
import { call } from "../api.ts";
import { Select } from "../controls.tsx";
import { Link, Problem } from "../parts.tsx";
import { routeOf, to } from "../route.ts";
import { useAction } from "../use-answer.ts";
import { useForm } from "./form.ts";
import { explain } from "./record-parts.tsx";
import type { OpenRecord } from "./use-record.ts";

const PATH = "/api/content/record";

type Props = { section: unknown; title: string; onClose: () => void };

/** Copies a section as it is in the form to the end of another page, and saves that page. */
export function CopyDialog({ section, title, onClose }: Props) {
  const { choices } = useForm();
  const id = useId();
  const [file, setFile] = useState("");
  const [done, setDone] = useState<{ title: string; index: number }>();
  const [isBusy, setBusy] = useState(false);
  const { problem, act } = useAction();
  const here = routeOf().parts.at(-1);
  const pages = (choices.records.sectionPages ?? []).filter(({ id }) => id !== here);

  async function copy() {
    const target = await call<OpenRecord>(`${PATH}?file=${encodeURIComponent(file)}`);
    const record = Object(target.data) as { sections: unknown[] };
    if (!mayAdd(String(Object(section).type), record.sections))
      throw new Error(`“${target.title}” has such a section already, and a page can have one only.`);
    const data = { ...record, sections: [...record.sections, renamed(section, record.sections)] };
    await call(PATH, "PUT", { file, hash: target.hash, data }).catch(explain);
    setDone({ title: target.title, index: record.sections.length });
  }

  return (
    <Dialog open onClose={onClose} title="Copy to another page">
      <p className="mt-3 break-words">{title}</p>
      {done ? (
        <p role="status" className="mt-4">
          It is now the last section of “{done.title}”. It is saved there, and visitors see it once it is
          published.{" "}
          <Link href={to(["content", "edit", file], { field: `sections.${done.index}` })}>
            Open {done.title}
          </Link>
        </p>
      ) : (
        <div className="mt-4 grid gap-4">
          <label htmlFor={id} className="font-semibold">
            Page
          </label>
          <Select
            id={id}
            value={file}
            options={pages.map((page) => [page.id, page.title])}
            onChange={setFile}
          >
            <option value="">Choose …</option>
          </Select>
          <p className="text-ink-soft">It is added at the end of that page and saved there at once.</p>
          <Button
            disabled={isBusy || !file}
            onClick={async () => {
              setBusy(true);
              await act(copy);
              setBusy(false);
            }}
          >
            {isBusy ? "Checking …" : "Copy"}
          </Button>
          <Problem>{problem}</Problem>
        </div>
      )}
    </Dialog>
  );
}
