import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export interface AreaEntry {
  id: string;
  title: string;
  /** Fetched when somebody opens it. */
  Area: LazyExoticComponent<ComponentType>;
  /** Reached by the name of who is signed in, not by the navigation. */
  isPersonal?: true;
}

/** In the order of the navigation. */
export const AREAS: AreaEntry[] = [
  { id: "inbox", title: "Inbox", Area: lazy(() => import("./inbox/inbox-area.tsx")) },
  { id: "content", title: "Content", Area: lazy(() => import("./content/content-area.tsx")) },
  { id: "mailings", title: "Mailings", Area: lazy(() => import("./mailings/mailings-area.tsx")) },
  { id: "review", title: "Review", Area: lazy(() => import("./review/review-area.tsx")) },
  { id: "people", title: "People", Area: lazy(() => import("./people/people-area.tsx")) },
  {
    id: "account",
    title: "Your account",
    Area: lazy(() => import("./account/account-page.tsx")),
    isPersonal: true,
  },
];
