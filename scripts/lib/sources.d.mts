export function sourceKey(content?: string): string;
