import type { Canvas, Frame, Picture } from "../picture.ts";

type Attributes = Record<string, string | number | undefined>;

/** A number as text with at most one decimal: no screen shows these pictures finer. */
export const round = (value: number) => String(Math.round(value * 10) / 10);

/** A template for path data and transforms: rounds its numbers and leaves its strings as they are. */
export const pathData = (text: TemplateStringsArray, ...values: (string | number)[]) =>
  String.raw(
    { raw: text },
    ...values.map((value) => (typeof value === "number" ? round(value) : value)),
  );

/** An element as text. Attributes that are undefined are left out; nothing is escaped. */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === "number" ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join("");
  return children.length
    ? `<${name}${written}>${children.join("")}</${name}>`
    : `<${name}${written}/>`;
}

export const group = (attributes: Attributes, ...children: string[]) =>
  tag("g", attributes, ...children);

export const path = (d: string, attributes: Attributes) => tag("path", { ...attributes, d });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes) =>
  tag("circle", { ...attributes, cx: round(cx), cy: round(cy), r: round(r) });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  tag("rect", {
    ...attributes,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  });

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopTags = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity]) =>
    tag("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
  );

type OnPage = "userSpaceOnUse";
type Direction = readonly [x1: number, y1: number, x2: number, y2: number, units?: OnPage];
type Disc = readonly [cx: number, cy: number, r: number, units?: OnPage];

/** Direction in fractions of the painted box, or in pixels with userSpaceOnUse: [0, 0, 0, 1] is top to bottom. */
export const linearGradient = (
  id: string,
  [x1, y1, x2, y2, gradientUnits]: Direction,
  ...stops: Stop[]
) => tag("linearGradient", { id, x1, y1, x2, y2, gradientUnits }, ...stopTags(stops));

export const radialGradient = (id: string, [cx, cy, r, gradientUnits]: Disc, ...stops: Stop[]) =>
  tag("radialGradient", { id, cx, cy, r, gradientUnits }, ...stopTags(stops));

export const svg = (
  { width, height }: Frame,
  defs: readonly string[],
  ...children: string[]
): string =>
  tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height },
    ...(defs.length ? [tag("defs", {}, ...defs)] : []),
    ...children,
  );

export const drawing = (
  source: Picture["source"],
  frames: Picture["frames"],
  parts: (canvas: Canvas) => [ground: string, ...children: string[]],
): Picture => ({
  source,
  frames,
  draw(canvas) {
    const [fill, ...children] = parts(canvas);
    return svg(canvas, [], rect(0, 0, canvas.width, canvas.height, { fill }), ...children);
  },
});
