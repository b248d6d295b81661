import { certificateRoutes } from "./certificates/routes.ts";
import { contentRoutes } from "./content/routes.ts";
import { figureRoutes } from "./figures/routes.ts";
import { inboxRoutes } from "./inbox/routes.ts";
import { mailPreviewRoutes } from "./mail-previews.ts";
import { mailingRoutes } from "./mailings/routes.ts";
import { accountRoutes } from "./people/account-routes.ts";
import { invitationRoutes, peopleRoutes } from "./people/people-routes.ts";
import { reviewRoutes } from "./review/routes.ts";
import { sessionRoutes } from "./session-routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

/** All routes of the desk: what the server answers, and, as a type, what the page can ask. */
export const routes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...invitationRoutes,
  ...peopleRoutes,
  ...mailPreviewRoutes,
  ...inboxRoutes,
  ...contentRoutes,
  ...mailingRoutes,
  ...reviewRoutes,
  ...figureRoutes,
  ...webhookRoutes,
  ...certificateRoutes,
};

export type Api = typeof routes;
