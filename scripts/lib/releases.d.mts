export function publish(folder: string, built: string, id?: string): string;
