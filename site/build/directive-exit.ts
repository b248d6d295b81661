import type { ClientDirective } from "astro";

/** Starts the island when the pointer leaves by the top edge and nobody is typing; once in a browser session. */
export default ((load, options) => {
  const flag = String(options.value);
  async function onLeave(event: MouseEvent) {
    const left = event.target === document || event.target === document.documentElement;
    if (!left || event.clientY > 0 || document.activeElement?.matches("input, textarea, select")) return;
    try {
      if (sessionStorage.getItem(flag) !== null) return;
      document.removeEventListener("mouseleave", onLeave, true);
      const hydrate = await load();
      sessionStorage.setItem(flag, "1");
      await hydrate();
    } catch {}
  }
  document.addEventListener("mouseleave", onLeave, true);
}) satisfies ClientDirective;
