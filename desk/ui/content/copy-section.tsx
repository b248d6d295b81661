import { useId, useState } from "react";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { mayAdd, withSection } from "../../content/section-types.ts";
import { call, useAction } from "../api.ts";
import { Problem, Select, SmallButton } from "../parts.tsx";
import { Link, routeOf, to } from "../route.tsx";
import { useForm } from "./form.ts";
import { explain } from "./record-parts.tsx";
import type { OpenRecord } from "./use-record.ts";

const PATH = "/api/content/record";

type Props = { section: unknown; title: string; onClose: () => void };
type State = "asking" | "busy" | { title: string; index: number; of: number };

/** Copies a section as it is in the form to another page, before what ends it, and saves that page. */
export function CopyDialog({ section, title, onClose }: Props) {
  const { choices } = useForm();
  const id = useId();
  const [file, setFile] = useState("");
  const [state, setState] = useState<State>("asking");
  const { problem, act } = useAction();
  const here = routeOf().parts.at(-1);
  const pages = (choices.records.sectionPages ?? []).filter((page) => page.id !== here);

  async function copy() {
    setState("busy");
    const target = await call<OpenRecord>(`${PATH}?file=${encodeURIComponent(file)}`);
    const record = Object(target.data) as { sections: unknown[] };
    if (!mayAdd(String(Object(section).type), record.sections))
      throw new Error(`“${target.title}” has such a section already, and a page can have one only.`);
    const { index, sections } = withSection(record.sections, section);
    const data = { ...record, sections };
    await call(PATH, "PUT", { file, hash: target.hash, data }).catch(explain);
    setState({ title: target.title, index, of: sections.length });
  }

  return (
    <Dialog open onClose={onClose} title="Copy to another page">
      <p className="mt-3 break-words">{title}</p>
      {typeof state === "object" ? (
        <p role="status" className="mt-4">
          It is now number {state.index + 1} of the {state.of} sections of “{state.title}”. It is saved there,
          and visitors see it once it is published.{" "}
          <Link href={to(["content", "edit", file])}>Open {state.title}</Link>
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
          <p className="text-ink-soft">It is added there before the closing, and saved at once.</p>
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
