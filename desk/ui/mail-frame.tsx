import { useState } from "react";
import type { MailPreview } from "../mail-previews.ts";
import { Toggle } from "./parts.tsx";

const PARTS = [
  ["mail", "With pictures"],
  ["text", "Plain text"],
] as const;

export function MailFrame({ path, text }: MailPreview) {
  const [part, setPart] = useState<"mail" | "text">("mail");
  return (
    <div className="grid min-w-0 gap-3">
      <Toggle label="Part of the mail" options={PARTS} chosen={part} onChoose={setPart} />
      {part === "mail" ? (
        <iframe
          title="The mail"
          src={path}
          sandbox=""
          className="h-[75dvh] w-full rounded-md border border-line bg-white"
        />
      ) : (
        <pre className="rounded-md border border-line bg-white p-4 text-sm whitespace-pre-wrap">
          {text}
        </pre>
      )}
    </div>
  );
}
