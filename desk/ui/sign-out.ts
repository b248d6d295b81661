import { call, TOKEN } from "./api.ts";
import { sendDrafts } from "./content/draft.ts";
import { dropDrafts, hasDrafts } from "./drafts.ts";
import { forgetQuestions, mayLeave } from "./route.tsx";

const QUESTION = "Sign out? Replies and notes that you have not sent are deleted.";

const endSession = () => call("DELETE /api/session").catch(() => undefined);

/** Asks about unsaved words first. The desk keeps those of records; all others go, in every tab. */
export async function signOut(end: () => Promise<unknown> = endSession): Promise<void> {
  if (!(hasDrafts() ? window.confirm(QUESTION) : mayLeave())) return;
  await sendDrafts();
  await end();
  localStorage.removeItem(TOKEN);
  dropDrafts();
  forgetQuestions();
  window.location.reload();
}

// Somebody signed out in another tab.
window.addEventListener("storage", ({ key, newValue }) => {
  if (key !== TOKEN || newValue !== null) return;
  dropDrafts();
  window.dispatchEvent(new Event("desk-signed-out"));
});
