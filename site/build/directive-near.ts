import type { ClientDirective } from "astro";
import { CAN_LOAD, type Loadable } from "../ui/islands.ts";

/** Leaves it to site/layout/near.ts when the island starts. */
export default ((load, _options, element) => {
  (element as Loadable).load = load;
  element.dispatchEvent(new Event(CAN_LOAD, { bubbles: true }));
}) satisfies ClientDirective;
