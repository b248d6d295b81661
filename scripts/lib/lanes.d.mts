interface Lane {
  name: string;
  tests: string[];
  without: RegExp[];
}
export const LANES: Lane[];
export function isRead(lane: Lane, file: string): boolean;
export function laneKeys(more: unknown, folder?: string): Map<string, string>;
export function lanesDue(keys: Map<string, string>, folder?: string): string[];
export function markPassed(name: string, keys: Map<string, string>, folder?: string): void;
