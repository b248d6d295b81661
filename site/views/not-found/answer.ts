import { href } from "../../addresses.ts";

/**
 * A plain static host answers every unknown address with 404.html, so that page holds the answer for unknown posts,
 * too. This stands before both and runs before either is shown; the other one stays out of sight for everybody.
 * Hosts that look for the nearest 404.html answer with blog/404.html, which needs no script.
 */
export const answerScript = [
  `if(location.pathname.startsWith("${href("/blog")}/"))`,
  '{document.documentElement.dataset.missingPost="";document.title=document.currentScript.dataset.title}',
].join("");
