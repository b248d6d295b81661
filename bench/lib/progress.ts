const started = Date.now();
let told = 0;

/** Says what is being measured: one line that rewrites itself on a terminal, now and then a line elsewhere. */
export function progress(part: string, doing: string, done?: number, total?: number): void {
  const share = done !== undefined && total ? ` ${bar(done / total)} ${done}/${total}` : "";
  const line = `${clock()}  ${part.padEnd(8)}${share} ${doing}`;
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\x1b[2K${line.slice(0, (process.stderr.columns ?? 100) - 1)}`);
    return;
  }
  if (done === undefined || Date.now() - told > 10_000) {
    process.stderr.write(`${line}\n`);
    told = Date.now();
  }
}

export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[2K");
}

function bar(share: number): string {
  const full = Math.round(share * 20);
  return "█".repeat(full) + "░".repeat(20 - full);
}

function clock(): string {
  const passed = Math.round((Date.now() - started) / 1000);
  return `${String(Math.floor(passed / 60)).padStart(2)}:${String(passed % 60).padStart(2, "0")}`;
}
