import { optimize } from "svgo";

/** What is finer than `digits` decimals is lost. */
export const optimise = (drawing: string, digits = 1): string =>
  optimize(drawing, {
    multipass: true,
    floatPrecision: digits,
    plugins: [
      // Designers' programs write colours as styles; the dark theme finds them as attributes.
      "convertStyleToAttrs",
      {
        name: "preset-default",
        params: {
          overrides: {
            cleanupNumericValues: { floatPrecision: 3 },
            convertTransform: { floatPrecision: 3 },
            inlineStyles: { onlyMatchedOnce: false },
            // Overlaps are drawn on purpose; merging paths of equal style would change what lies on top.
            mergePaths: false,
          },
        },
      },
    ],
  }).data;
