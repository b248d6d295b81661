/** A stage is 100 long; across, 0 is the outer edge, where losses leave, and 100 the middle. */
const STAGE = 100;
/** How wide the whole stream is, and where in its stage a loss turns off and leaves. */
const [WHOLE, TURNS, LEAVES] = [62, 6, 30];
/** The stream comes from beyond one edge of its drawing and runs out beyond the other. */
const BEYOND = 400;

/** The stream itself, which grows thinner; `left` says how much of a hundred is left after each stage. */
export function streamPath(left: number[]): string {
  const edge = left.flatMap((_, stage) => {
    const turn = stage * STAGE + TURNS;
    return [`${turn} ${edgeOf(left, stage)}`, `${turn} ${edgeOf(left, stage + 1)}`];
  });
  const end = left.length * STAGE + BEYOND;
  const [first, last] = [edgeOf(left, 0), edgeOf(left, left.length)];
  return `M${[`${-BEYOND} ${first}`, ...edge, `${end} ${last}`, `${end} 99`, `${-BEYOND} 99`].join("L")}z`;
}

export function lossesPath(left: number[]): string {
  const losses = left.map((_, stage) => {
    const [outer, inner] = [edgeOf(left, stage), edgeOf(left, stage + 1)];
    const from = stage * STAGE + TURNS;
    const leaves = stage * STAGE + LEAVES;
    const wide = round((inner - outer) * 0.55);
    return `M${from} ${outer}C${leaves} ${outer} ${leaves} ${outer} ${leaves} 0h${wide}C${leaves + wide} ${inner} ${leaves} ${inner} ${from} ${inner}z`;
  });
  return losses.join("");
}

const edgeOf = (left: number[], stage: number) =>
  round(99 - ((stage === 0 ? 100 : (left[stage - 1] ?? 0)) / 100) * WHOLE);

const round = (value: number) => Math.round(value * 10) / 10;
