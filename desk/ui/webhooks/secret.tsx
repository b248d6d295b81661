import { useState } from "react";
import { SmallButton } from "../parts.tsx";

/** A secret, which is shown once. */
export function Secret({ secret }: { secret: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div role="status" className="mt-4 grid gap-2 rounded-md bg-sand p-5">
      <p className="font-semibold">Its secret, which is not shown again. Give it to the receiver.</p>
      <p className="font-mono break-all">{secret}</p>
      <SmallButton
        className="justify-self-start"
        onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
      >
        {isCopied ? "Copied" : "Copy it"}
      </SmallButton>
    </div>
  );
}
