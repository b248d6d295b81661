export function publish(
  folder: string,
  built: string,
  options?: { id?: string; content?: string },
): string;
export function putBack(folder: string): void;
export function releaseAt(folder: string, name: "client" | "previous"): string | undefined;
export function markDesk(folder: string): void;
export function deskContent(folder: string): string | undefined;
