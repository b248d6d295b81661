import { useId, useState } from "react";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { mayAdd, renamed } from "../../content/section-types.ts";
import { call } from "../api.ts";
import { Select, SmallButton } from "../controls.tsx";
import { Link, Problem } from "../parts.tsx";
import { routeOf, to } from "../route.ts";
import { useAction } from "../use-answer.ts";
import { useForm } from "./form.ts";
import { explain } from "./record-parts.tsx";
import type { OpenRecord } from "./use-record.ts";

const PATH = "/api/content/record";

/** Copies a section as it is in the form to the end of another page, and saves that page. */
export function CopyDialog({
  section,
  title,
  onClose,
}: {
  section: unknown;
  title: string;
  onClose: () => void;
}) {
  const { choices } = useForm();
  const id = useId();
  const [file, setFile] = useState("");
  const [state, setState] = useState<"asking" | "busy" | OpenRecord>("asking");
  const { problem, act } = useAction();
  const here = routeOf().parts.at(-1);
  const pages = (choices.records.sectionPages ?? []).filter((page) => page.id !== here);

  async function copy() {
    setState("busy");
    const target = await call<OpenRecord>(`${PATH}?file=${encodeURIComponent(file)}`);
    const record = Object(target.data) as { sections: unknown[] };
    if (!mayAdd(String(Object(section).type), record.sections))
      throw new Error(`“${target.title}” has such a section already, and a page can have one only.`);
    const data = { ...record, sections: [...record.sections, renamed(section, record.sections)] };
    await call(PATH, "PUT", { file, hash: target.hash, data }).catch(explain);
    setState({ ...target, data });
  }

  return (
    <Dialog open onClose={onClose} title="Copy to another page">
      <p className="mt-3 break-words">{title}</p>
      {typeof state === "object" ? (
        <p role="status" className="mt-4">
          It is now the last section of “{state.title}”. It is saved there, and visitors see it once it is
          published. <Link href={to(["content", "edit", file])}>Open {state.title}</Link>
        </p>
      ) : (
        <div className="mt-4 grid gap-2">
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
          <SmallButton
            variant="default"
            disabled={state === "busy" || !file}
            onClick={async () => (await act(copy)) || setState("asking")}
          >
            {state === "busy" ? "Checking …" : "Copy"}
          </SmallButton>
          <Problem>{problem}</Problem>
        </div>
      )}
    </Dialog>
  );
}
