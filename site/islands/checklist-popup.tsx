import { useEffect, useState } from "react";
import type { EmailService } from "../config.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ChecklistForm } from "./checklist-form.tsx";
import { island } from "./island.tsx";
import type { Reach } from "./parts/failure-help.tsx";

type Props = {
  service: EmailService;
  path: string;
  reach: Reach;
  copy: {
    title: string;
    text: string;
    label: string;
    placeholder: string;
    button: string;
    privacy: string;
  };
};

/** Offers the checklist as soon as it starts: once per browser session, when the pointer leaves by the top edge. */
export const ChecklistPopup = island(function ChecklistPopup({ service, path, reach, copy }: Props) {
  const [state, setState] = useState<"waiting" | "open" | "closed">("waiting");
  const close = () => setState("closed");

  useEffect(() => setState("open"), []);

  // Nothing of it stands in the HTML. Once opened it stays, though closed: it may hold the page's notices.
  if (state === "waiting") return null;
  return (
    <Dialog open={state === "open"} onClose={close} title={copy.title}>
      <p className="mt-3">{copy.text}</p>
      <ChecklistForm
        service={service}
        path={path}
        place="popup"
        reach={reach}
        copy={copy}
        // At once, not with the next render: a notice shown in an open dialog would vanish with it.
        onSent={(form) => form.closest("dialog")?.close()}
      />
    </Dialog>
  );
});
