/** The words of options that a hint explains, as in “beside: Picture beside the words”, and what else the hint says. */
export function optionWords(hint = "", options: string[]) {
  const parts = hint.split("; ").map((part) => part.split(/: (.*)/));
  const isOption = ([id = ""]: string[]) => options.includes(id);
  const words = new Map(parts.filter(isOption).map(([id = "", text = ""]) => [id, text]));
  return {
    words,
    hint: words.size > 0 ? parts.filter((part) => !isOption(part)).join("; ") : hint,
  };
}

/** The hint of a field without what it says about files and ids, for which the form offers choices. */
export function formHint(hint = ""): string | undefined {
  const words = hint
    .replace(
      /^One of \w+ in content\/lists\.yaml.*$/,
      "New ones are added under “Categories and levels”.",
    )
    .replace(
      /^The same two, as data$/,
      "Whom it binds and reaches, as the obligation finder asks for it",
    )
    .replace(/ until somebody takes this line out$/, " until the tick is taken away")
    .replace(/^(true|false): /, (_, value) => (value === "true" ? "" : "If not: "))
    .replace(/^(Rules) in content\/rules (whose sources it rests on).*/, "$1 $2")
    .replace(/^Name of a drawing in site\/art.*/, "")
    .replace(/^A photograph like \S+, (.*)/, "A photograph, $1")
    .replace(/:? ?the (file name|ids?) of .*$/i, "")
    .replace(/,? by (id|file name)$/, "")
    .replace(/:? ?(a|in|of) ?(file name of )?content\/\S+.*$/, "")
    .replace(/, as under applies$/, "")
    .replace(
      /^What changes in about, what, .*? the second time/,
      "What is worded otherwise the second time",
    )
    .replace(/; launch-check lists them$/, "");
  // The label says as much.
  if (/^(The|Its) (heading|text)$/.test(words)) return undefined;
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined;
}
