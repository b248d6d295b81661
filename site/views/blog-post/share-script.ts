import { notify } from "../../ui/notice.ts";
import { share } from "./share.ts";

document.querySelector("[data-share]")?.addEventListener("click", async () => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const notice = await share(
    { title: document.title, url: canonical?.href ?? location.href },
    navigator,
  );
  if (notice) notify(notice);
});
