import { pathData, round } from "./svg.ts";

type Tower = { x: number; foot: number; height: number };

/** Path data of a tower without its rotor. */
export function tower({ x, foot, height }: Tower): string {
  const hub = foot - height;
  const top = height * 0.009;
  const base = height * 0.019;
  return pathData`M${x - base} ${foot}L${x - top} ${hub}h${2 * top}L${x + base} ${foot}z`;
}

/** Path data of three blades and the nose around 0,0. */
export function rotor(length: number): string {
  const cap = round(length * 0.03);
  const nose = pathData`M-${cap} 0a${cap} ${cap} 0 1 1 ${2 * Number(cap)} 0a${cap} ${cap} 0 1 1 ${-2 * Number(cap)} 0z`;
  return [0, 120, 240].map((turn) => blade(length, turn)).join("") + nose;
}

/** Path data of a blade: thin at the hub, widest at a fifth of its length, then narrower up to the tip. */
function blade(length: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, across: number) => {
    const dx = Math.cos(angle) * along - Math.sin(angle) * across;
    const dy = Math.sin(angle) * along + Math.cos(angle) * across;
    return pathData`${dx * length} ${dy * length}`;
  };
  return `M${at(0, -0.012)}C${at(0.06, -0.016)} ${at(0.1, -0.046)} ${at(0.2, -0.04)}L${at(1, -0.003)}L${at(1, 0.005)}L${at(0, 0.013)}z`;
}
