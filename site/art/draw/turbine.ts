import { round } from "./svg.ts";

type Turbine = { x: number; foot: number; height: number; turn: number };

/** Tower and three blades as one outline; `turn` is the angle of the first blade in degrees. */
export function turbine({ x, foot, height, turn }: Turbine): string {
  const hub = foot - height;
  const top = height * 0.009;
  const base = height * 0.019;
  const tower = `M${round(x - base)} ${round(foot)}L${round(x - top)} ${round(hub)}h${round(2 * top)}L${round(x + base)} ${round(foot)}z`;
  const blades = [0, 120, 240].map((step) => blade(x, hub, height * 0.56, turn + step));
  const cap = height * 0.017;
  const nose = `M${round(x - cap)} ${round(hub)}a${round(cap)} ${round(cap)} 0 1 1 ${round(2 * cap)} 0a${round(cap)} ${round(cap)} 0 1 1 ${round(-2 * cap)} 0z`;
  return tower + blades.join("") + nose;
}

/** A blade is thin at the root, full at a fifth of its length and drawn out to the tip. */
function blade(x: number, y: number, length: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, across: number) => {
    const dx = Math.cos(angle) * along - Math.sin(angle) * across;
    const dy = Math.sin(angle) * along + Math.cos(angle) * across;
    return `${round(x + dx * length)} ${round(y + dy * length)}`;
  };
  return `M${at(0, -0.012)}C${at(0.06, -0.016)} ${at(0.1, -0.046)} ${at(0.2, -0.04)}L${at(1, -0.003)}L${at(1, 0.005)}L${at(0, 0.013)}z`;
}
