/** A page as far as its style depends on it. */
export type Present = { classes: Set<string>; tags: Set<string>; html: string };

/** The names a sheet has rules, registrations or values for: `.class`, `element` and `--property`. */
export type Names = ReadonlySet<string>;

/**
 * Which of a sheet's names a page may come to use: what stands in it, and what its scripts can write into it, those
 * they fetch later included. Like Tailwind, it takes whole words of a script for classes.
 */
export function wordFinder(names: Names, scripts: ReadonlyMap<string, string>) {
  const read = new Map<string, Names>();
  const reached = new Map<string, ReadonlySet<string>>();

  function wordsOf(script: string): Names {
    const words = read.get(script) ?? new Set([...namesIn(script)].filter((name) => names.has(name)));
    read.set(script, words);
    return words;
  }

  /** A script with all that it may load. */
  function withLoaded(name: string): ReadonlySet<string> {
    const known = reached.get(name);
    if (known) return known;
    const found = new Set([name]);
    for (const one of found) for (const next of namedIn(scripts.get(one) ?? "")) found.add(next);
    reached.set(name, found);
    return found;
  }

  const namedIn = (text: string) => (text.match(/[\w.-]+\.js\b/g) ?? []).filter((name) => scripts.has(name));

  return ({ classes, tags, html }: Present, inlineScripts: string[]): Names => {
    const own = [...[...classes].map((name) => `.${name}`), ...tags, ...propertiesIn(html)];
    const files = new Set(namedIn(html).flatMap((name) => [...withLoaded(name)]));
    const written = [...inlineScripts, ...[...files].map((name) => scripts.get(name) ?? "")];
    return new Set([
      ...own.filter((name) => names.has(name)),
      ...written.flatMap((text) => [...wordsOf(text)]),
    ]);
  };
}

function* namesIn(script: string): Iterable<string> {
  for (const word of script.split(/[\s"'`]+/)) {
    yield word;
    yield `.${word}`;
  }
  // Such as print:after:content-[':_'], whose own quotes end no string.
  for (const [word] of script.matchAll(/[\w:-]+\[(?:'[^']*'|"[^"]*")\]/g)) yield `.${word}`;
  yield* propertiesIn(script);
}

const propertiesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];
