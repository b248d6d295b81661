import { useEffect, useState } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { ChecklistForm, type ChecklistProps } from "./checklist-form.tsx";
import { island } from "./island.tsx";

type Props = Pick<ChecklistProps, "service" | "path" | "notices" | "reach"> & {
  copy: ChecklistProps["copy"] & { title: string; text: string };
};

/** Opens as soon as the island starts: once per browser session, when the pointer leaves by the top edge. */
export const ChecklistPopup = island(function ChecklistPopup({ copy, ...form }: Props) {
  const [state, setState] = useState<"waiting" | "open" | "closed">("waiting");
  useEffect(() => setState("open"), []);

  // It is not in the HTML. Once opened it stays in the page: it may contain the page's notices.
  if (state === "waiting") return null;
  return (
    <Dialog open={state === "open"} onClose={() => setState("closed")} title={copy.title}>
      <p className="mt-3">{copy.text}</p>
      <ChecklistForm
        {...form}
        place="popup"
        copy={copy}
        // At once, not with the next render: a notice shown in an open dialog would vanish with it.
        onSent={(form) => form.closest("dialog")?.close()}
      />
    </Dialog>
  );
});
