import { CallToAction } from "../../ui/call-to-action.tsx";
import type { SectionProps } from "../schemas.ts";

export function Closing({
  section: { type, id, hidden, sample, ...words },
}: SectionProps<"closing">) {
  return <CallToAction {...words} />;
}
