import { useEffect, useState } from "react";
import type { EmailService } from "../config.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ChecklistForm } from "./checklist-form.tsx";
import { island } from "./island.tsx";

type Props = {
  service: EmailService;
  path: string;
  copy: { title: string; text: string; label: string; placeholder: string; button: string };
};

/** Offers the checklist as soon as it starts: once per browser session, when the pointer leaves by the top edge. */
export const ChecklistPopup = island(function ChecklistPopup({ service, path, copy }: Props) {
  const [state, setState] = useState<"waiting" | "open" | "closed">("waiting");
  const close = () => setState("closed");

  useEffect(() => setState("open"), []);

  // Nothing of it stands in the HTML. Once opened it stays, though closed: it may hold the page's notices.
  if (state === "waiting") return null;
  return (
    <Dialog open={state === "open"} onClose={close} title={copy.title}>
      <p className="mt-3">{copy.text}</p>
      <ChecklistForm service={service} path={path} place="popup" copy={copy} onSent={close} />
    </Dialog>
  );
});
