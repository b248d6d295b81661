import type { AuditRoom } from "../server/inbox/audit.ts";
import type { Role } from "../server/inbox/storage/staff-tables.ts";

const EVERYBODY: readonly Role[] = ["owner", "editor", "clerk"];

/** Who may ask for what: the first that a route's path begins with counts. What is not listed is the owner's alone. */
const RULES: readonly (readonly [path: string, roles: readonly Role[]])[] = [
  ["/api/inbox/", ["owner", "clerk"]],
  ["/api/content/", ["owner", "editor"]],
  ["/api/review", ["owner", "editor"]],
  ["/api/session", EVERYBODY],
  ["/api/account", EVERYBODY],
  ["/api/audit", EVERYBODY],
];

export function mayAsk(role: Role, route: string): boolean {
  const roles = RULES.find(([path]) => route.startsWith(path))?.[1] ?? ["owner"];
  return roles.includes(role);
}

/** An area is named as its routes are. */
export const mayOpen = (role: Role, area: string) => mayAsk(role, `/api/${area}/`);

const ROOMS: Record<Role, readonly AuditRoom[]> = {
  owner: ["accounts", "content", "inbox", "mailings", "review"],
  editor: ["content", "review"],
  clerk: ["inbox"],
};

/** The changes that somebody may read: those of their own areas. */
export const roomsOf = (role: Role) => ROOMS[role];
