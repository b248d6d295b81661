import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export interface AreaEntry {
  id: string;
  title: string;
  /** Fetched when somebody opens it. */
  Area: LazyExoticComponent<ComponentType>;
}

/** In the order of the navigation. */
export const AREAS: AreaEntry[] = [
  { id: "inbox", title: "Inbox", Area: lazy(() => import("./inbox/inbox-area.tsx")) },
  { id: "content", title: "Content", Area: lazy(() => import("./content/content-area.tsx")) },
  { id: "mailings", title: "Mailings", Area: lazy(() => import("./mailings/mailings-area.tsx")) },
  { id: "review", title: "Review", Area: lazy(() => import("./review/review-area.tsx")) },
];
