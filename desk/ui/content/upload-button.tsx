import { useRef, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { upload } from "../api.ts";

const LARGEST_MB = 25;

/** Sends a photograph; what is wrong with it stands below. */
export function UploadButton({
  use,
  label,
  onSent,
}: {
  use: "picture" | "portrait";
  label: string;
  onSent: (name: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ isBusy?: boolean; problem?: string }>({});
  async function send(file: File | undefined) {
    if (!file) return;
    if (file.size > LARGEST_MB * 1024 * 1024)
      return setState({ problem: `This file is larger than ${LARGEST_MB} MB: use a smaller one.` });
    if (!file.type.startsWith("image/"))
      return setState({ problem: "This is no photograph: choose a JPEG, PNG, WebP or AVIF file." });
    setState({ isBusy: true });
    try {
      const query = new URLSearchParams({ use, name: file.name });
      onSent((await upload<{ name: string }>(`/api/content/photo?${query}`, file)).name);
      setState({});
    } catch (error) {
      setState({ problem: (error as Error).message });
    }
  }
  return (
    <div className="grid justify-items-start gap-1">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <Button variant="outline" size="sm" disabled={state.isBusy} onClick={() => input.current?.click()}>
        {state.isBusy ? "Preparing the photograph …" : label}
      </Button>
      {state.problem && (
        <p role="alert" className="desk-problem">
          {state.problem}
        </p>
      )}
    </div>
  );
}
