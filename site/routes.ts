import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The only list of addresses: prerendering, the sitemap and the checks on links derive from it. */
export default [
  index("pages/home/home.tsx"),

  route("services", "pages/services/services.tsx"),
  route("services/carbon-advisory", "pages/services/carbon-advisory/carbon-advisory.tsx"),
  route("services/green-audit", "pages/services/green-audit/green-audit.tsx"),
  route("services/trainings", "pages/services/trainings/trainings.tsx"),
  route("services/capacity-building", "pages/services/capacity-building/capacity-building.tsx"),
  route("services/cybersecurity", "pages/services/cybersecurity/cybersecurity.tsx"),
  ...climate([
    "strategy-transformation",
    "cbam-consultancy",
    "ecovadis-consultancy",
    "standards-certifications",
    "assessment-reporting",
    "esg-transitions",
  ]),

  route("corporate-trainings", "pages/corporate-trainings/corporate-trainings.tsx"),
  route("trainings-calendar", "pages/trainings-calendar/trainings-calendar.tsx"),
  route("trainings/:slug", "pages/trainings/training.tsx"),

  route("about-us", "pages/about-us/about-us.tsx"),
  route("team", "pages/team/team.tsx"),
  route("work-with-us", "pages/work-with-us/work-with-us.tsx"),
  route("blog", "pages/blog/blog.tsx"),
  route("blog/:id", "pages/blog-post/blog-post.tsx"),
  route("privacy-policy", "pages/privacy-policy/privacy-policy.tsx"),

  route("contact", "pages/contact/contact.tsx"),
  route("thank-you", "pages/thank-you/thank-you.tsx"),
  route("cbam-thank-you", "pages/cbam-thank-you/cbam-thank-you.tsx"),

  ...(process.env.NODE_ENV === "development" ? [route("gallery", "pages/gallery/gallery.tsx")] : []),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;

/** Climate Change & Sustainability and its sub-pages, each in a folder of its name. */
function climate(names: string[]) {
  const base = "services/climate-sustainability";
  return [
    route(base, `pages/${base}/climate-sustainability.tsx`),
    ...names.map((name) => route(`${base}/${name}`, `pages/${base}/${name}/${name}.tsx`)),
  ];
}
