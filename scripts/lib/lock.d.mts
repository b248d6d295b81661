export function takeLock(file: string): "free" | "held" | "left";
