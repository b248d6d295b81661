import { useState } from "react";
import { Button } from "../../site/ui/button.tsx";

export type Shown = { path: string; text: string };

/** A mail as it will look, and its plain text. */
export function MailFrame({ path, text }: Shown) {
  const [part, setPart] = useState<"mail" | "text">("mail");
  return (
    <div className="grid min-w-0 gap-3">
      <fieldset className="flex gap-1">
        <legend className="sr-only">Part of the mail</legend>
        {(["mail", "text"] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === part ? "default" : "outline"}
            aria-pressed={one === part}
            onClick={() => setPart(one)}
          >
            {one === "mail" ? "With pictures" : "Plain text"}
          </Button>
        ))}
      </fieldset>
      {part === "mail" ? (
        <iframe
          title="The mail"
          src={path}
          sandbox=""
          className="h-[75dvh] w-full rounded-md border border-line bg-white"
        />
      ) : (
        <pre className="rounded-md border border-line bg-white p-4 text-sm whitespace-pre-wrap">{text}</pre>
      )}
    </div>
  );
}
