import { useRef, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { call } from "../api.ts";

const LARGEST_MB = 25;

type Props = { use: "picture" | "portrait"; label: string; onSent: (name: string) => void };

/** Sends a photograph, and says below what is wrong with it. */
export function UploadButton({ use, label, onSent }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ isBusy?: boolean; problem?: string }>({});
  async function send(file: File | undefined) {
    if (!file) return;
    if (file.size > LARGEST_MB * 1024 * 1024)
      return setState({ problem: `This file is larger than ${LARGEST_MB} MB: use a smaller one.` });
    if (!file.type.startsWith("image/"))
      return setState({ problem: "This is not a photograph: choose a JPEG, PNG, WebP or AVIF file." });
    setState({ isBusy: true });
    try {
      const query = new URLSearchParams({ use, name: file.name });
      onSent((await call<{ name: string }>(`/api/content/photo?${query}`, "POST", file)).name);
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
