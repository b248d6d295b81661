export function takeLock(file: string): "free" | "held" | "left";
export function isRunning(pid: number): boolean;
