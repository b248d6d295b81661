import { WAITING_COUNTS_PATH, WAITING_PATH } from "../../contract/waiting.ts";

/** How many wait for new dates of a training, also in places that a search shows later. Only our own server knows. */
const main = document.querySelector("main");
if (main?.querySelector(`form[action="${WAITING_PATH}"]`)) show(main).catch(() => {});

async function show(main: Element): Promise<void> {
  const response = await fetch(WAITING_COUNTS_PATH);
  if (!response.ok) return;
  const counts: Record<string, number> = await response.json();
  const write = () => {
    for (const place of main.querySelectorAll<HTMLElement>("[data-asked]:empty")) {
      const count = counts[place.dataset.asked ?? ""];
      if (count) place.textContent = `${count} have asked`;
    }
  };
  write();
  new MutationObserver(write).observe(main, { childList: true, subtree: true });
}
