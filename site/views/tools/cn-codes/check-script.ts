import { count } from "../../../ui/visits.ts";

/** Answers the query of the url, /tools/cn-codes?q=7318. What is typed goes into the url first. */
const root = document.querySelector<HTMLElement>("[data-annex]");
const form = root?.querySelector("form");
const field = form?.querySelector("input");
if (root && form && field) start(root, form, field);

function start(root: HTMLElement, form: HTMLFormElement, field: HTMLInputElement): void {
  let last = 0;
  // The oldest browsers that we support do not know the media query that hides this element.
  root.querySelector("[data-no-script]")?.remove();

  async function follow(): Promise<void> {
    last += 1;
    const turn = last;
    const asked = new URLSearchParams(location.search).get("q") ?? "";
    field.value = asked;
    try {
      const { showAnswer } = await import("./show-answer.ts");
      if (turn === last) showAnswer(root, asked);
      if (asked) count("finished");
    } finally {
      delete document.documentElement.dataset.query;
    }
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    history.pushState(
      null,
      "",
      `${location.pathname}?${new URLSearchParams({ q: field.value.trim() })}`,
    );
    // To the top, because the lower half of a phone may be under the keyboard.
    const block = matchMedia("(max-width:39.99rem)").matches ? "start" : "nearest";
    void follow().then(() =>
      root.querySelector("[data-answer]:not([hidden])")?.scrollIntoView({ block }),
    );
  });
  addEventListener("popstate", () => void follow());
  if (location.search) void follow();
}
