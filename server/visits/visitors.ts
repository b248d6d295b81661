import { createHash } from "node:crypto";
import type { Join } from "../inbox/visits.ts";

const BITS = 14;
const SIZE = 2 ** BITS;
/** The correction of the estimate for this size, by the paper of HyperLogLog (Flajolet and others, 2007). */
const ALPHA = 0.7213 / (1 + 1.079 / SIZE);

/** HyperLogLog: each visitor is hashed to one of 16,384 places, which keep the longest row of zeros seen. */
export function createVisitors(salt: string) {
  const places = new Uint8Array(SIZE);
  return {
    add(visitor: string): boolean {
      const hash = createHash("sha256").update(`${salt}\n${visitor}`).digest();
      const place = hash.readUInt16BE(0) >>> (16 - BITS);
      const zeros = Math.clz32(hash.readUInt32BE(2)) + 1;
      if (zeros <= (places[place] ?? 0)) return false;
      places[place] = zeros;
      return true;
    },
    join: ((stored) => {
      const other = Buffer.from(stored, "base64");
      for (let place = 0; place < SIZE; place++)
        places[place] = Math.max(places[place] ?? 0, other[place] ?? 0);
      return { visitors: Buffer.from(places).toString("base64"), count: estimate(places) };
    }) satisfies Join,
  };
}

function estimate(places: Uint8Array): number {
  let sum = 0;
  let empty = 0;
  for (const zeros of places) {
    sum += 2 ** -zeros;
    if (zeros === 0) empty++;
  }
  const raw = (ALPHA * SIZE * SIZE) / sum;
  const isFew = raw <= 2.5 * SIZE && empty > 0;
  return Math.round(isFew ? SIZE * Math.log(SIZE / empty) : raw);
}
