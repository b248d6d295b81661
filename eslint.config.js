import parser from "@typescript-eslint/parser";
import compat from "eslint-plugin-compat";

/** Only the browser floor is linted here (package.json, browserslist); everything else is Biome's. */
export default [
  {
    files: [
      "site/{certificates,islands,layout,ui}/**/*.{ts,tsx}",
      "site/views/**/*.{ts,tsx}",
      "site/build/directive-*.ts",
    ],
    ignores: ["**/*.test.ts"],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { compat },
    linterOptions: { reportUnusedDisableDirectives: "off" },
    rules: {
      "compat/compat": "error",
      // Methods the linter above cannot see, because it does not know the types they are called on.
      "no-restricted-properties": [
        "error",
        ...[
          "toWellFormed",
          "isWellFormed",
          "toSorted",
          "toReversed",
          "toSpliced",
          "checkVisibility",
        ].map((property) => ({ property, message: "Not in every browser of the floor." })),
      ],
    },
  },
];
