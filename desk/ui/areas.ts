import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type Load = () => Promise<{ default: ComponentType }>;

interface AreaEntry {
  id: string;
  title: string;
  /** Fetched when somebody opens it. */
  Area: LazyExoticComponent<ComponentType>;
  load: Load;
  /** Not in the navigation: the name of who is signed in leads to it. */
  isPersonal?: true;
}

const entry = (id: string, title: string, load: Load): AreaEntry => ({ id, title, load, Area: lazy(load) });

/** In the order of the navigation. */
export const AREAS: AreaEntry[] = [
  entry("inbox", "Inbox", () => import("./inbox/inbox-area.tsx")),
  entry("content", "Content", () => import("./content/content-area.tsx")),
  entry("mailings", "Mailings", () => import("./mailings/mailings-area.tsx")),
  entry("review", "Review", () => import("./review/review-area.tsx")),
  entry("figures", "Figures", () => import("./figures/figures-area.tsx")),
  entry("webhooks", "Webhooks", () => import("./webhooks/webhooks-area.tsx")),
  entry("people", "People", () => import("./people/people-area.tsx")),
  { ...entry("account", "Your account", () => import("./account/account-page.tsx")), isPersonal: true },
];

/** Begins to load the code of an area, before it is known who is signed in. An unknown id loads the first area. */
export function fetchArea(id: string): void {
  const found = AREAS.find((one) => one.id === id) ?? AREAS[0];
  // The error is shown when the area is opened.
  found?.load().catch(() => undefined);
}
