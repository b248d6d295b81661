export function refuseOldLock(folder?: string): void;
export function needRegistry(env?: Record<string, string>): Promise<void>;
