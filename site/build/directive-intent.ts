import type { ClientDirective } from "astro";

/**
 * Starts the island when the visitor first points at, touches or focuses it. A form sent before it has started is
 * posted by the browser, as it is without scripts.
 */
export default ((load, _options, island) => {
  const events = ["pointerover", "focusin", "touchstart"];
  const start = async () => {
    for (const event of events) island.removeEventListener(event, start);
    await (await load())();
  };
  for (const event of events) island.addEventListener(event, start, { passive: true });
}) satisfies ClientDirective;
