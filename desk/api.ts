import { mailPreviewRoutes } from "./mail-previews.ts";
import { accountRoutes } from "./people/account-routes.ts";
import { invitationRoutes, peopleRoutes } from "./people/people-routes.ts";
import { sessionRoutes } from "./session-routes.ts";

/** All routes of the desk: what the server answers, and, as a type, what the page can ask. */
export const routes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...invitationRoutes,
  ...peopleRoutes,
  ...mailPreviewRoutes,
};

export type Api = typeof routes;
