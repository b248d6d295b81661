import { TRAININGS_FEED } from "../../outputs/calendars/addresses.ts";

/** The way to the calendar that follows our dates. */
export function Feed({ label }: { label: string }) {
  return (
    <a
      href={TRAININGS_FEED}
      className="inline-block py-1 font-semibold text-leaf underline underline-offset-4"
    >
      {label}
    </a>
  );
}
