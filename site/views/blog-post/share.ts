import type { Notice } from "../../ui/notice.ts";

type Page = { title: string; url: string };
type Browser = { share?: (page: Page) => Promise<void>; clipboard?: Pick<Clipboard, "writeText"> };

/** Opens the share dialog, or copies the url if the dialog is missing or fails. Returns the notice to show, if any. */
export async function share(page: Page, browser: Browser): Promise<Notice | undefined> {
  if (browser.share) {
    try {
      await browser.share(page);
      return undefined;
    } catch (error) {
      // The visitor closed the dialog. After any other error the url is copied.
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
