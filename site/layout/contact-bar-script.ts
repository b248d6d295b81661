/** Smaller movements are no scrolling: a hand that holds a phone is never still. */
const TOLERANCE_PX = 8;

const FORMS = "main form:is([method=post],[method=dialog])";
const FIELDS =
  "textarea,select,input:not([type=checkbox],[type=radio],[type=submit],[type=button])";

/** Hides the bar while the visitor scrolls down, types, or sees a form. */
export function startContactBar(): void {
  const bar = document.querySelector("[data-contact-bar]");
  if (!bar) return;
  const forms = new Set<Element>();
  let position = scrollY;
  let isReading = false;
  let isTyping = false;
  const update = () => bar.toggleAttribute("data-away", isReading || isTyping || forms.size > 0);

  const onScroll = () => {
    // Some browsers let a page be pulled below its top, and count that as scrolling.
    const now = Math.max(0, scrollY);
    if (Math.abs(now - position) < TOLERANCE_PX) return;
    isReading = now > position;
    position = now;
    update();
  };
  addEventListener("scroll", onScroll, { passive: true });

  const onFocus = ({ type, target }: Event) => {
    isTyping = type === "focusin" && target instanceof Element && target.matches(FIELDS);
    update();
  };
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onFocus);

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      forms[isIntersecting ? "add" : "delete"](target);
    update();
  });
  for (const form of document.querySelectorAll(FORMS)) seen.observe(form);
}
