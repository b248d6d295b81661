import { colour, scale } from "../../brand/tokens.ts";

/** All colours of the drawings, also of those that are files: a drawing uses these and mixtures of them only. */
export const ink = colour("ink");
export const ink2 = colour("ink-2");
export const night = colour("night");
export const paper = colour("paper");
export const sand = colour("sand");
export const dune = colour("dune");
export const leaf = colour("leaf");
export const leafLight = colour("leaf-light");
export const leafDark = colour("leaf-dark");
export const marigold = colour("marigold");
export const marigoldSoft = colour("marigold-soft");

/** The brand's data scale, cold to warm, by day and after dark. */
export const dataScale = scale("data");
export const nightScale = scale("night");
