import { useState } from "react";
import { ChecklistForm } from "../../../../forms/checklist-form.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { copy } from "./popup.data.ts";

export function ChecklistPopup({ onSent }: { onSent: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={copy.title}>
      <p className="mt-3">{copy.text}</p>
      <ChecklistForm place="popup" copy={copy} onSent={onSent} />
    </Dialog>
  );
}
