import { CallToAction } from "../../ui/call-to-action.tsx";
import { copy } from "./home.data.ts";

export function Closing() {
  const { title, text, button } = copy.closing;
  return <CallToAction title={title} text={text} action={button} />;
}
