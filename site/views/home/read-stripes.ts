/** Lets the slider over the stripes tell the year under the pointer, the finger or the arrow keys. */
export function readStripes(slider: HTMLElement, first: Event): void {
  const input = slider.querySelector("input");
  const mark = slider.querySelector<HTMLElement>(".readout-mark");
  const words = slider.querySelector<HTMLElement>(".readout-words");
  const [yearPart, tellingPart] = words?.children ?? [];
  if (!(input && mark && words && yearPart && tellingPart)) return;
  const values = (slider.dataset.readout ?? "").split(" ").map(Number);
  const firstYear = Number(input.min);
  let pointer: { x: number; y: number } | undefined;

  const tell = () => {
    const index = Number(input.value) - firstYear;
    const value = values[index] ?? 0;
    const { above, below } = slider.dataset;
    const telling = `${Math.abs(value / 100).toFixed(2)} ${value < 0 ? below : above}`;
    yearPart.textContent = input.value;
    tellingPart.textContent = telling;
    input.setAttribute("aria-valuetext", `${input.value}: ${telling}`);
    place(index);
  };
  const place = (index: number) => {
    const { width, height } = slider.getBoundingClientRect();
    const step = width / values.length;
    mark.style.width = `${Math.max(step, 3)}px`;
    mark.style.transform = `translateX(${index * step}px)`;
    const across = (index + 0.5) * step - words.offsetWidth / 2;
    const left = Math.min(Math.max(across, 8), width - words.offsetWidth - 8);
    const top = pointer ? Math.min(Math.max(pointer.y - 64, 8), height - 48) : 8;
    words.style.transform = `translate(${left}px, ${top}px)`;
  };
  const show = (isShown: boolean) => {
    for (const part of [mark, words]) part.classList.toggle("invisible", !isShown);
  };
  const takeFromPointer = () => {
    if (!pointer) return;
    const index = Math.floor((pointer.x / slider.clientWidth) * values.length);
    input.value = String(firstYear + Math.min(Math.max(index, 0), values.length - 1));
  };
  const point = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = slider.getBoundingClientRect();
    pointer = { x: clientX - left, y: clientY - top };
    takeFromPointer();
    tell();
    show(true);
  };
  const rest = () => {
    pointer = undefined;
    show(input.matches(":focus-visible"));
  };

  for (const kind of ["pointermove", "pointerdown"] as const) input.addEventListener(kind, point);
  input.addEventListener("keydown", () => {
    pointer = undefined;
  });
  input.addEventListener("input", () => {
    // Under a dragged thumb the browser's own idea of the year is off by a few at the edges.
    takeFromPointer();
    tell();
    show(true);
  });
  input.addEventListener("focus", () => {
    tell();
    show(true);
  });
  input.addEventListener("blur", rest);
  // A finger that is lifted leaves what it asked for in sight.
  input.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && rest());
  addEventListener("resize", tell);

  if (first instanceof PointerEvent) point(first);
  else {
    tell();
    show(true);
  }
}
