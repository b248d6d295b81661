/** “10-0-60-100” of a photograph is left, top, width and height in hundredths of its sides; here in pixels within it. */
export function partInPixels(part: string, whole: { width: number; height: number }) {
  const [x = 0, y = 0, across = 100, down = 100] = part.split("-").filter(Boolean).map(Number);
  const [left, top] = [pixels(Math.min(x, 99), whole.width), pixels(Math.min(y, 99), whole.height)];
  const width = Math.min(whole.width - left, pixels(across, whole.width));
  return { left, top, width, height: Math.min(whole.height - top, pixels(down, whole.height)) };
}

const pixels = (hundredths: number, side: number) => Math.round((hundredths / 100) * side);
