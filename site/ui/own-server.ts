import { NEWSLETTER_PATH } from "../../contract/waiting.ts";

/** Whether our own server takes the forms. The newsletter's is on every page; others are not on every day. */
export const isOwnServer = () =>
  document.querySelector(`form[action="${NEWSLETTER_PATH}"]`) !== null;
