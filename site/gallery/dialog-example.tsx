import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

export function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="A dialog">
        <p className="mt-4">It closes by its button, by Escape and by the one below.</p>
        <Button className="mt-6" onClick={() => setOpen(false)}>
          Done
        </Button>
      </Dialog>
    </>
  );
}
