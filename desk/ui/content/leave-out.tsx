/** Takes an optional part out of a record; written into its legend. */
export function LeaveOut({ label, onLeave }: { label: string; onLeave: () => void }) {
  return (
    <button
      type="button"
      className="ml-3 font-normal text-leaf underline underline-offset-4"
      onClick={onLeave}
    >
      Leave out<span className="sr-only"> {label}</span>
    </button>
  );
}
