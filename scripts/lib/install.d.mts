export function needRegistry(env?: Record<string, string>): Promise<void>;
