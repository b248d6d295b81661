import { optimize } from "svgo";

export function optimise(drawing: string): string {
  return optimize(drawing, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            cleanupNumericValues: { floatPrecision: 3 },
            convertTransform: { floatPrecision: 3 },
            // Overlaps are drawn on purpose; merging paths of equal style would change what lies on top.
            mergePaths: false,
          },
        },
      },
    ],
  }).data;
}
