import { daysBetween, today } from "../../site/dates/dates.ts";
import { inPreview, withoutSockets } from "./preview-client.ts";

export const WITHOUT_SOCKETS = `(${withoutSockets})();\n`;

/** The HTML of a page with the script for the preview, on a day. What says an error may have no head. */
export function withPreviewScript(page: string, day = today()): string {
  const script = `<script>(${inPreview})(${daysBetween(today(), day)})</script>`;
  const head = /<head\b[^>]*>/i;
  return head.test(page) ? page.replace(head, (tag) => tag + script) : script + page;
}
