import { WAITING_COUNTS_PATH } from "../../contract/waiting.ts";
import { isOwnServer } from "./own-server.ts";

/** How many wait for new dates of a training, also in places that a search shows later. Only our own server knows. */
const main = document.querySelector("main");
if (isOwnServer() && main?.querySelector("[data-asked]")) show(main).catch(() => {});

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
