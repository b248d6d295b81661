/** Makes the slider show the year that pointer, finger or arrow keys choose. `startEvent` loaded this script. */
export function readStripes(slider: HTMLElement, startEvent: Event): void {
  const input = slider.querySelector("input");
  const mark = slider.querySelector<HTMLElement>(".readout-mark");
  const words = slider.querySelector<HTMLElement>(".readout-words");
  const [yearPart, anomalyPart] = words?.children ?? [];
  if (!(input && mark && words && yearPart && anomalyPart)) return;
  const values = (slider.dataset.readout ?? "").split(" ").map(Number);
  const firstYear = Number(input.min);
  // Where the pointer is on the slider; undefined while the keyboard chooses.
  let pointer: { x: number; y: number } | undefined;

  const writeYear = () => {
    const index = Number(input.value) - firstYear;
    const text = anomalyText(values[index] ?? 0, slider.dataset);
    yearPart.textContent = input.value;
    anomalyPart.textContent = text;
    input.setAttribute("aria-valuetext", `${input.value}: ${text}`);
    placeYear(index);
  };
  const placeYear = (index: number) => {
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
  const showYear = () => {
    writeYear();
    show(true);
  };
  const setYearFromPointer = () => {
    if (!pointer) return;
    const index = Math.floor((pointer.x / slider.clientWidth) * values.length);
    input.value = String(firstYear + Math.min(Math.max(index, 0), values.length - 1));
  };
  const point = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = slider.getBoundingClientRect();
    pointer = { x: clientX - left, y: clientY - top };
    setYearFromPointer();
    showYear();
  };
  const rest = () => {
    pointer = undefined;
    show(input.matches(":focus-visible"));
  };

  input.addEventListener("pointermove", point);
  input.addEventListener("pointerdown", point);
  input.addEventListener("keydown", () => {
    pointer = undefined;
  });
  input.addEventListener("input", () => {
    // While the thumb is dragged, the browser's own value is a few years off near the edges.
    setYearFromPointer();
    showYear();
  });
  input.addEventListener("focus", showYear);
  input.addEventListener("blur", rest);
  // What a finger chose stays shown after the finger is lifted.
  input.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && rest());
  addEventListener("resize", writeYear);

  if (startEvent instanceof PointerEvent) point(startEvent);
  else showYear();
}

/** "0.35 °C above", of hundredths of a degree. */
const anomalyText = (value: number, { above, below }: DOMStringMap) =>
  `${Math.abs(value / 100).toFixed(2)} ${value < 0 ? below : above}`;
