import type { AuditArea } from "../server/inbox/audit.ts";
import type { Role } from "../server/inbox/storage/staff-tables.ts";
import type { Api } from "./api.ts";

/** A clerk sends what an owner has approved, and writes none; the routes refuse what is not approved. */
const CLERKS_MAILINGS: readonly (keyof Api)[] = [
  "GET /api/mailings",
  "GET /api/mailings/:id",
  "POST /api/mailings/:id/preview",
  "POST /api/mailings/:id/steps",
  "POST /api/mailings/:id/retry",
];

const EVERYBODY: readonly Role[] = ["owner", "editor", "clerk"];

/** The first entry with which the path of a route begins decides. Routes without an entry are for the owner only. */
const RULES: readonly (readonly [path: string, roles: readonly Role[]])[] = [
  ["/api/inbox/", ["owner", "clerk"]],
  ["/api/content/", ["owner", "editor"]],
  ["/api/review", ["owner", "editor"]],
  // Counts, of nobody.
  ["/api/figures/", EVERYBODY],
  ["/api/session", EVERYBODY],
  ["/api/account", EVERYBODY],
  ["/api/audit", EVERYBODY],
];

export function mayAsk(role: Role, route: string, method = "GET"): boolean {
  if (role === "clerk" && CLERKS_MAILINGS.some((name) => name === `${method} ${route}`))
    return true;
  const roles = RULES.find(([path]) => route.startsWith(path))?.[1] ?? ["owner"];
  return roles.includes(role);
}

export const mayOpen = (role: Role, area: string) =>
  mayAsk(role, `/api/${area}/`) || mayAsk(role, `/api/${area}`);

/** Whose changes the list of changes shows. */
export const AREAS: Record<Role, readonly AuditArea[]> = {
  owner: ["accounts", "content", "inbox", "mailings", "review", "webhooks"],
  editor: ["content", "review"],
  clerk: ["inbox", "mailings"],
};
