/** What the hand that holds a phone does by itself is no scrolling. */
const TREMBLE_PX = 8;

const FORMS = "main form:is([method=post],[method=dialog])";
const FIELDS = "textarea,select,input:not([type=checkbox],[type=radio],[type=submit],[type=button])";

/** Puts the bar away while the visitor reads on, types, or has a form to send before them. */
export function startContactBar(): void {
  const bar = document.querySelector("[data-contact-bar]");
  if (!bar) return;
  const forms = new Set<Element>();
  let position = scrollY;
  let readsOn = false;
  let types = false;
  const decide = () => bar.toggleAttribute("data-away", readsOn || types || forms.size > 0);

  addEventListener(
    "scroll",
    () => {
      // Some browsers let a page be pulled below its top, and count that as scrolling.
      const now = Math.max(0, scrollY);
      if (Math.abs(now - position) < TREMBLE_PX) return;
      readsOn = now > position;
      position = now;
      decide();
    },
    { passive: true },
  );

  const onFocus = ({ type, target }: Event) => {
    types = type === "focusin" && target instanceof Element && target.matches(FIELDS);
    decide();
  };
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onFocus);

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) forms[isIntersecting ? "add" : "delete"](target);
    decide();
  });
  for (const form of document.querySelectorAll(FORMS)) seen.observe(form);
}
