export function OnwardLink({ label, to }: { label: string; to: string }) {
  return (
    <p className="mt-1.5">
      <a href={to} className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4">
        {label}
      </a>
    </p>
  );
}
