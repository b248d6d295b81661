export function takeLock(place: string): "free" | "held" | "left";
