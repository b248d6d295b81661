export function takeLock(file: string): "free" | "held" | "left";
export function isRunning(pid: number, start?: string): boolean;
export function startOf(pid: number): string;
