/** Every character the site may show in its own type; the content check refuses any other. */
export const SITE_CHARACTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."\u00a0©«®°²³·»½×÷ßàâäçèéêëñöüÉ–—‘’“”•…€₹−",
].join("");

/**
 * Allowed though our fonts lack them, so the system's font draws them; the sign is in notices that must be quoted. The
 * last joins words and draws nothing.
 */
export const BORROWED_CHARACTERS = "₂🚧\u2060";
