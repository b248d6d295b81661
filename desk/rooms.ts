import { registerContent } from "./content/routes.ts";
import type { Room } from "./desk.ts";
import { registerInbox } from "./inbox/routes.ts";
import { registerReview } from "./review/routes.ts";

export const ROOMS: Room[] = [registerInbox, registerContent, registerReview];
