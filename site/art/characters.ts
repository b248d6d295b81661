/** Every character the site may show in its own type; the content check refuses any other. */
export const SITE_CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."\u00a0©«®°²³·»½×÷ßàâäçèéêëñöüÉ–—‘’“”•…€₹−",
].join("");

/** Drawn by the system's font: the sign is in notices that must be quoted; the last only joins words. */
export const BORROWED_CHARACTERS = "₂🚧\u2060";
