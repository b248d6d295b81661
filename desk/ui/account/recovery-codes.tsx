import { SmallButton } from "../parts.tsx";

/** New recovery codes, to be written down or printed: they cannot be shown again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div className="grid gap-4">
      <p>
        Without your device, one of these codes lets you in. Each works once. Print them or write them down,
        and keep them away from your device: they are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="figures grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-x-6 gap-y-1 rounded-md bg-sand p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <SmallButton className="justify-self-start" onClick={() => window.print()}>
        Print
      </SmallButton>
    </div>
  );
}
