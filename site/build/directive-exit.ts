import type { ClientDirective } from "astro";

/**
 * Starts the island when the pointer leaves by the top edge and nobody is typing; once in a browser session. Only a
 * cookie lasts as long as the browser is open and is seen by all of its tabs; where cookies are off it never starts.
 */
export default ((load, options) => {
  const flag = `${options.value}=1`;
  const isSet = () => document.cookie.split("; ").includes(flag);
  async function onLeave(event: MouseEvent) {
    const left = event.target === document || event.target === document.documentElement;
    if (!left || event.clientY > 0 || document.activeElement?.matches("input, textarea, select"))
      return;
    try {
      if (isSet()) return;
      document.removeEventListener("mouseleave", onLeave, true);
      const hydrate = await load();
      // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way yet
      document.cookie = `${flag}; path=${location.pathname}; samesite=strict`;
      if (isSet()) await hydrate();
    } catch {}
  }
  document.addEventListener("mouseleave", onLeave, true);
}) satisfies ClientDirective;
