/** What a visitor is asked before it is loaded or told, by the name under which the browser keeps the answer. */
export type Asked = "ad-measurement" | "visit-count";
export type Choice = "allowed" | "declined";

/** What the visitor answered; null if they were not asked yet. */
export function choiceOf(asked: Asked): Choice | null {
  try {
    const choice = localStorage.getItem(asked);
    return choice === "allowed" || choice === "declined" ? choice : null;
  } catch {
    // A visitor who has switched storage off is not asked.
    return "declined";
  }
}

/** Stores the answer, or removes it for null. */
export function saveChoice(asked: Asked, choice: Choice | null): void {
  if (choice) localStorage.setItem(asked, choice);
  else localStorage.removeItem(asked);
}
