/** Where the index in the hero finds a standard further down the page. */
export function anchorOf(name: string): string {
  return name.toLowerCase().replace(/\W+/g, "-");
}
