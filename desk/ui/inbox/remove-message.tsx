import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { call } from "../api.ts";
import { Problem } from "../parts.tsx";
import { useAction } from "../use-answer.ts";

/** Deletes one message after asking once more. */
export function RemoveMessage({ path, onRemoved }: { path: string; onRemoved: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { problem, act } = useAction();
  const remove = () =>
    void act(async () => {
      await call(path, "DELETE");
      onRemoved();
    });
  return (
    <>
      <Button variant="link" className="text-ember" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete this message …
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Delete this message">
        <div className="mt-4 grid justify-items-start gap-5">
          <p>
            It is removed for good, with its notes, mails and replies. Other messages of this person and the
            lists they are on stay.
          </p>
          <Problem>{problem}</Problem>
          <Button variant="destructive" onClick={remove}>
            Delete it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
