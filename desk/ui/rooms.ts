import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export interface RoomEntry {
  id: string;
  title: string;
  /** Fetched when somebody enters. */
  Room: LazyExoticComponent<ComponentType>;
}

/** In the order of the navigation. */
export const ROOMS: RoomEntry[] = [
  { id: "inbox", title: "Inbox", Room: lazy(() => import("./inbox/inbox-room.tsx")) },
  { id: "content", title: "Content", Room: lazy(() => import("./content/content-room.tsx")) },
  { id: "review", title: "Review", Room: lazy(() => import("./review/review-room.tsx")) },
];
