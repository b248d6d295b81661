/**
 * Paths of a stream that loses part of itself at every stage. A stage is 100 long; across, 0 is the outer edge, where
 * losses leave, and 100 the middle, along which energy and water run side by side.
 */
type Direction = { isDown: boolean; isMirrored?: boolean };

const STAGE = 100;
/** How wide the whole stream is, and where in its stage a loss turns off and leaves. */
const [WHOLE, TURNS, LEAVES] = [62, 6, 30];
/** On wide windows the stream comes from beyond one edge and runs out beyond the other. */
const BEYOND = 400;

/** The stream itself, which grows thinner; `left` says how much of a hundred is left after each stage. */
export function streamPath(left: number[], direction: Direction): string {
  const at = pointMaker(direction);
  const [start, end] = direction.isDown ? [0, left.length * STAGE] : [-BEYOND, left.length * STAGE + BEYOND];
  const edge = left.flatMap((_, stage) => {
    const turn = stage * STAGE + TURNS;
    return [at(turn, edgeOf(left, stage)), at(turn, edgeOf(left, stage + 1))];
  });
  const outline = [
    at(start, edgeOf(left, 0)),
    ...edge,
    at(end, edgeOf(left, left.length)),
    at(end, 99),
    at(start, 99),
  ];
  return `M${outline.join("L")}z`;
}

/** The part that leaves the stream at each stage, turning outwards. */
export function lossesPath(left: number[], direction: Direction): string {
  const at = pointMaker(direction);
  return left
    .map((_, stage) => {
      const [outer, inner] = [edgeOf(left, stage), edgeOf(left, stage + 1)];
      const from = stage * STAGE + TURNS;
      const leaves = stage * STAGE + LEAVES;
      const wide = (inner - outer) * 0.55;
      return [
        `M${at(from, outer)}C${at(leaves, outer)} ${at(leaves, outer)} ${at(leaves, 0)}`,
        `L${at(leaves + wide, 0)}C${at(leaves + wide, inner)} ${at(leaves, inner)} ${at(from, inner)}z`,
      ].join("");
    })
    .join("");
}

/** The stream's outer edge before a stage. */
function edgeOf(left: number[], stage: number): number {
  return 99 - ((stage === 0 ? 100 : (left[stage - 1] ?? 0)) / 100) * WHOLE;
}

/** Makes a function that turns a distance along and across the stream into the “x y” of the drawing. */
function pointMaker({ isDown, isMirrored = false }: Direction) {
  return (along: number, across: number) => {
    const side = isMirrored ? 200 - across : across;
    return (isDown ? [side, along] : [along, side]).map((value) => Math.round(value * 10) / 10).join(" ");
  };
}
