/** A link on a line of its own, below a text. */
export function OnwardLink({ label, to }: { label: string; to: string }) {
  return (
    <p className="mt-3">
      <a href={to} className="inline-block py-1 text-leaf underline underline-offset-4">
        {label}
      </a>
    </p>
  );
}
