export type Place = readonly [longitude: number, latitude: number];

/** Where Indian goods under CBAM are loaded. */
export const indianPorts: Record<string, Place> = {
  Mundra: [69.72, 22.74],
  "Nhava Sheva": [72.95, 18.95],
  Chennai: [80.3, 13.1],
  Visakhapatnam: [83.28, 17.69],
  Haldia: [88.07, 22.03],
};

/** Where they enter the Union. */
export const europeanPorts: Record<string, Place> = {
  Rotterdam: [4.14, 51.95],
  Antwerp: [4.31, 51.27],
  Hamburg: [9.93, 53.53],
  Piraeus: [23.63, 37.94],
  Valencia: [-0.32, 39.45],
};
