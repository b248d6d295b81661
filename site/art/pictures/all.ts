/** All pictures that code draws. Each has the name of its file: render.ts finds its source file by that name. */
export { picture as "carbon-months" } from "./carbon-months.ts";
export { picture as "day-stripes" } from "./day-stripes.ts";
export { picture as "hero-stripes" } from "./hero-stripes.ts";
export { picture as "keeling-curve" } from "./keeling-curve.ts";
export { picture as "ticked-record" } from "./ticked-record.ts";
