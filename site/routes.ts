import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The only list of addresses: prerendering, the sitemap and the checks on links derive from it. */
export default [
  index("pages/home/home.tsx"),
  route("services", "pages/services/services.tsx"),
  route("services/carbon-advisory", "pages/services/carbon-advisory/carbon-advisory.tsx"),
  route("services/green-audit", "pages/services/green-audit/green-audit.tsx"),
  route(
    "services/climate-sustainability",
    "pages/services/climate-sustainability/climate-sustainability.tsx",
  ),
  route(
    "services/climate-sustainability/strategy-transformation",
    "pages/services/climate-sustainability/strategy-transformation/strategy-transformation.tsx",
  ),
  route(
    "services/climate-sustainability/ecovadis-consultancy",
    "pages/services/climate-sustainability/ecovadis-consultancy/ecovadis-consultancy.tsx",
  ),
  route(
    "services/climate-sustainability/standards-certifications",
    "pages/services/climate-sustainability/standards-certifications/standards-certifications.tsx",
  ),
  route(
    "services/climate-sustainability/assessment-reporting",
    "pages/services/climate-sustainability/assessment-reporting/assessment-reporting.tsx",
  ),
  route(
    "services/climate-sustainability/esg-transitions",
    "pages/services/climate-sustainability/esg-transitions/esg-transitions.tsx",
  ),
  route("services/cybersecurity", "pages/services/cybersecurity/cybersecurity.tsx"),
  route("about-us", "pages/about-us/about-us.tsx"),
  route("team", "pages/team/team.tsx"),
  route("blog", "pages/blog/blog.tsx"),
  route("blog/:id", "pages/blog-post/blog-post.tsx"),
  route("services/trainings", "pages/services/trainings/trainings.tsx"),
  route("services/capacity-building", "pages/services/capacity-building/capacity-building.tsx"),
  route("corporate-trainings", "pages/corporate-trainings/corporate-trainings.tsx"),
  route("trainings-calendar", "pages/trainings-calendar/trainings-calendar.tsx"),
  route("trainings/:slug", "pages/trainings/training.tsx"),
  route("privacy-policy", "pages/privacy-policy/privacy-policy.tsx"),
  ...(process.env.NODE_ENV === "development" ? [route("gallery", "pages/gallery/gallery.tsx")] : []),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
