import { startTransition, useEffect, useState } from "react";
import { today } from "../content/dates.ts";
import { builtOn } from "./site.data.ts";

/** The day in India: the build's while hydrating, so that markup matches, then the visitor's. */
export function useToday(): string {
  const [day, setDay] = useState(builtOn);
  useEffect(() => startTransition(() => setDay(today())), []);
  return day;
}
