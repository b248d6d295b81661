export function ensureDesk(): Promise<void>;
