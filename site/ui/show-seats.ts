import { SEATS_LEFT_PATH, WAITING_PATH } from "../../contract/waiting.ts";

/** Writes how many seats are left into the places of the runs that show it. Only our own server knows. */
const places = document.querySelectorAll<HTMLElement>("[data-seats]");
if (places.length > 0 && document.querySelector(`form[action="${WAITING_PATH}"]`)) show().catch(() => {});

async function show(): Promise<void> {
  const response = await fetch(SEATS_LEFT_PATH);
  if (!response.ok) return;
  const left: Record<string, number> = await response.json();
  for (const place of places) {
    const count = left[place.dataset.seats ?? ""];
    if (count === undefined) continue;
    place.textContent = count === 0 ? "No seats left" : count === 1 ? "1 seat left" : `${count} seats left`;
  }
}
