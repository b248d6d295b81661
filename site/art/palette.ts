/** Every colour of the picture family. Pictures mix these and invent none. */
export const ink = "#10231c";
export const ink2 = "#1b3a2f";
export const night = "#0a1713";
export const paper = "#faf6ee";
export const sand = "#f1eadb";
export const dune = "#e2d7c0";
export const leaf = "#1f6b4a";
export const leafLight = "#8fbfa3";
export const leafDark = "#123f2d";
export const marigold = "#e8a020";

/** The brand's data scale, cold to warm. */
export const dataScale = [
  "#08306b",
  "#1c5a99",
  "#3f8fc4",
  "#86bfdc",
  "#cfe3ea",
  "#f3ead7",
  "#f9cfa0",
  "#f29b5b",
  "#e2612f",
  "#bf2f1d",
  "#7f1212",
] as const;

/** The same scale after dark: paper-coloured type stays readable on every step. */
export const nightScale = [
  "#071d40",
  "#0a2a52",
  "#103a66",
  "#184871",
  "#225376",
  "#35596d",
  "#53575a",
  "#744a32",
  "#7c361d",
  "#6b1f14",
  "#470d10",
] as const;
