import { today } from "../../dates/today.ts";

/** The next day of an entry of the list; an empty text if all its days have passed. */
export function nextDayOf({ dataset }: HTMLElement): string {
  const day = today();
  return (dataset.days ?? dataset.until)?.split(" ").find((one) => one >= day) ?? "";
}
