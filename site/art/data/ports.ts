export type Place = readonly [longitude: number, latitude: number];

/** Where Indian goods under CBAM are loaded. */
export const indianPorts: Record<string, Place> = {
  Mundra: [69.72, 22.74],
  "Nhava Sheva": [72.95, 18.95],
  Chennai: [80.3, 13.1],
  Visakhapatnam: [83.28, 17.69],
  Haldia: [88.07, 22.03],
};

/** Where goods under CBAM enter the Union. */
export const europeanPorts: Record<string, Place> = {
  Rotterdam: [4.14, 51.95],
  Antwerp: [4.31, 51.27],
  Hamburg: [9.93, 53.53],
  Piraeus: [23.63, 37.94],
  Valencia: [-0.32, 39.45],
};

/** Pairs up a list of longitude, latitude, longitude, latitude and so on. */
const places = (numbers: number[]): Place[] =>
  numbers.flatMap((longitude, index) => (index % 2 ? [] : [[longitude, numbers[index + 1] ?? 0]]));

/** Turning points of the sea lane from the Arabian Sea through the Suez Canal to the Channel. */
const turns = places([
  63, 14.5, 52, 13.2, 45.5, 12.1, 43.2, 12.8, 40.6, 16.5, 37, 22, 33.6, 27.6, 32.5, 30, 31.5, 32, 24.5, 34,
  15, 36.2, 11, 37.9, 3, 37.6, -2.5, 36.2, -5.6, 35.95, -9.6, 37, -10, 43.3, -5.8, 48.8, -1, 50, 1.6, 51.1,
]);

/** Turning points from the Arabian Sea round Sri Lanka, as longitude and latitude. */
const south = [72, 8.6, 77.5, 6.6, 80.6, 5.5];

/** How a ship gets from the lane to a port: it leaves at the turning point `turn` and passes the places `by`. */
const ways: Record<string, { turn: number; by: Place[] }> = {
  Mundra: { turn: 0, by: places([67.5, 21.2]) },
  "Nhava Sheva": { turn: 0, by: places([71, 18]) },
  Chennai: { turn: 0, by: places([...south, 82.3, 7.5, 81.6, 11]) },
  Visakhapatnam: { turn: 0, by: places([...south, 83, 7.6, 84, 13]) },
  Haldia: { turn: 0, by: places([...south, 83.4, 7.6, 86.8, 15]) },
  Piraeus: { turn: 9, by: places([24, 36.3]) },
  Valencia: { turn: 12, by: places([0.9, 38.6]) },
  Rotterdam: { turn: 19, by: places([3, 51.8]) },
  Antwerp: { turn: 19, by: places([2.9, 51.5]) },
  Hamburg: { turn: 19, by: places([3.6, 53.2, 7.6, 54.1]) },
};

/** The places that a ship passes from an Indian port to a European one, both ports included. */
export function lane(from: string, to: string): Place[] {
  const [start, end] = [ways[from], ways[to]];
  const [first, last] = [indianPorts[from], europeanPorts[to]];
  if (!(start && end && first && last)) throw new Error(`There is no lane from ${from} to ${to}.`);
  return [first, ...start.by.toReversed(), ...turns.slice(start.turn, end.turn + 1), ...end.by, last];
}
