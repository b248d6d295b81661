import type { Role } from "../../../server/inbox/storage/staff-tables.ts";

export const ROLES: Record<Role, { name: string; does: string }> = {
  owner: { name: "Owner", does: "everything, with mailings and the accounts of others." },
  editor: { name: "Editor", does: "the content of the site and its review." },
  clerk: { name: "Clerk", does: "the inbox." },
};
