import { useState } from "react";
import { Button } from "../../../ui/button.tsx";

type Props = { link: string; label: string; done: string };

/** Where the browser lets no page write to the clipboard, the address is in the address bar all the same. */
export function CopyLink({ link, label, done }: Props) {
  const [copied, setCopied] = useState("");

  async function copy() {
    await navigator.clipboard.writeText(new URL(link, location.href).href);
    setCopied(link);
  }

  return (
    <>
      <Button variant="outline" onClick={() => copy().catch(() => setCopied(""))}>
        {label}
      </Button>
      <p role="status" className="self-center text-sm">
        {copied === link && done}
      </p>
    </>
  );
}
