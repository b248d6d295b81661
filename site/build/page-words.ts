/** A page as far as its style depends on it. */
export type Present = { html: string; classes: Set<string>; tags: Set<string>; inlineScripts: string[] };

/** Names a sheet has rules, registrations or values for: `.class`, `element` and `--property`. */
export type Names = ReadonlySet<string>;

/**
 * Which of a sheet's names a page may come to use: what stands in it, and what its scripts can write into it, those
 * they fetch later included. Like Tailwind, it takes whole words of a script for classes.
 */
export function wordFinder(names: Names, scripts: ReadonlyMap<string, string>): (page: Present) => Names {
  const found = new Map<string, string[]>();
  const reached = new Map<string, string[]>();

  const filesIn = (text: string) =>
    [...text.matchAll(/\/([\w.-]+\.js)\b/g)].flatMap(([, name = ""]) => (scripts.has(name) ? name : []));

  /** A script with all that it may load. */
  function withLoaded(name: string): string[] {
    const files = new Set([name]);
    for (const file of files) for (const next of filesIn(scripts.get(file) ?? "")) files.add(next);
    return [...files];
  }

  function namesIn(script: string): string[] {
    return wordsOf(script).filter((name) => names.has(name));
  }

  return ({ html, classes, tags, inlineScripts }) => {
    const shown = [...[...classes].map((name) => `.${name}`), ...tags, ...propertiesIn(html)];
    const files = new Set(filesIn(html).flatMap((name) => cachedIn(reached, name, withLoaded)));
    const written = [...inlineScripts, ...[...files].map((name) => scripts.get(name) ?? "")];
    return new Set([
      ...shown.filter((name) => names.has(name)),
      ...written.flatMap((script) => cachedIn(found, script, namesIn)),
    ]);
  };
}

/** What could be a class, an element or a property in a script. */
function wordsOf(script: string): string[] {
  const words = script.split(/[\s"'`]+/);
  // Such as print:after:content-[':_'], whose own quotes end no string.
  const quoted = script.match(/[\w:-]+\[(?:'[^']*'|"[^"]*")\]/g) ?? [];
  return [...words, ...[...words, ...quoted].map((word) => `.${word}`), ...propertiesIn(script)];
}

const propertiesIn = (text: string) => text.match(/--[\w-]+/g) ?? [];

function cachedIn(known: Map<string, string[]>, key: string, find: (key: string) => string[]): string[] {
  const value = known.get(key) ?? find(key);
  known.set(key, value);
  return value;
}
