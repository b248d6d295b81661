import { today } from "../../dates/today.ts";

/** The next day of an entry of the list; none where all have passed. */
export function nextDayOf({ dataset }: HTMLElement): string {
  const day = today();
  return (dataset.days ?? dataset.until)?.split(" ").find((one) => one >= day) ?? "";
}
