/** The pages a reader may want next: the first, the last, and those around the current one. 0 stands for a gap. */
export function pageNumbers(current: number, last: number): number[] {
  const wanted = [1, current - 1, current, current + 1, last];
  const shown = [...new Set(wanted)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    // A gap of one page is no shorter than its number.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
}
