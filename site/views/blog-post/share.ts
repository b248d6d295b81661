import type { Notice } from "../../ui/notice.ts";

type Browser = {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
};

/** Hands the page to whatever the visitor shares with; where there is nothing of the kind, its address is copied. */
export async function share(
  page: { title: string; url: string },
  browser: Browser,
): Promise<Notice | undefined> {
  if (browser.share) {
    try {
      await browser.share(page);
      return undefined;
    } catch (error) {
      // The visitor closed the sheet; anything else is tried by copying.
      if (error instanceof Error && error.name === "AbortError") return undefined;
    }
  }
  try {
    if (!browser.clipboard) throw new Error("No clipboard outside a secure page.");
    await browser.clipboard.writeText(page.url);
    return { title: "Link copied", text: "Paste it where you would like to share it." };
  } catch {
    return { title: "Copy this link to share it", text: page.url, tone: "info" };
  }
}
