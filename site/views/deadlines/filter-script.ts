/** Hides dates by the url, ?who=exporters, by data-left-out: another script owns `hidden`. */
const form = document.querySelector<HTMLFormElement>("[data-filter]");
if (form) startFilter(form);

function startFilter(form: HTMLFormElement): void {
  const count = form.querySelector<HTMLElement>("[data-count]");
  const none = document.querySelector<HTMLElement>("[data-none]");
  const later = document.querySelector<HTMLDetailsElement>("[data-later]");
  const options = [...form.querySelectorAll<HTMLInputElement>('input[name="who"]')];

  function show(who: string): void {
    for (const element of document.querySelectorAll<HTMLElement>("[data-who]"))
      element.toggleAttribute(
        "data-left-out",
        who !== "" && !element.dataset.who?.split(" ").includes(who),
      );
    const coming = [...document.querySelectorAll("[data-coming] > li:not([hidden])")];
    const left = coming.filter((item) => !item.hasAttribute("data-left-out")).length;
    if (count) count.textContent = who ? `${left} of ${coming.length} coming dates` : "";
    if (none) none.hidden = left > 0;
    // Few dates are left, so all of them are shown.
    if (later && who) later.open = true;
  }

  function followUrl(): void {
    const named = new URLSearchParams(location.search).get("who");
    const option = options.find(({ value }) => value === named) ?? options[0];
    if (option) option.checked = true;
    show(option?.value ?? "");
    delete document.documentElement.dataset.query;
  }

  form.addEventListener("change", () => {
    const who = options.find(({ checked }) => checked)?.value ?? "";
    const query = new URLSearchParams(location.search);
    query.delete("who");
    if (who) query.set("who", who);
    history.replaceState(null, "", `${location.pathname}${query.size > 0 ? `?${query}` : ""}`);
    show(who);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  followUrl();
  for (const event of ["popstate", "pageshow"]) addEventListener(event, followUrl);
}
