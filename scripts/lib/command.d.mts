export class Refused extends Error {}
export function sentenceFor(error: Error): string | undefined;
export function needFolder(folder: string): void;
