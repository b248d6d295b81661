export const OFFSET_MS: number;
