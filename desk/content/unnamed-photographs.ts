const PHOTOGRAPH = /^content\/(photos\/.+\.(?:jpe?g|png|webp|avif))$/i;

/** The photographs among these files that no record names. A name has no blanks, so no line of YAML can break it. */
export function unnamedPhotographs(files: Map<string, Buffer>): string[] {
  const words = [...files].flatMap(([file, bytes]) => (/\.(yaml|md)$/.test(file) ? bytes.toString() : []));
  return [...files.keys()].filter((file) => {
    const name = PHOTOGRAPH.exec(file)?.[1];
    return name !== undefined && !words.some((text) => text.includes(name));
  });
}
