import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The only list of addresses: prerendering, the sitemap and the checks on links derive from it. */
export default [
  index("pages/home/home.tsx"),

  page("services", "pages/services/services.tsx"),
  page("services/carbon-advisory", "pages/services/carbon-advisory/carbon-advisory.tsx"),
  page("services/green-audit", "pages/services/green-audit/green-audit.tsx"),
  page("services/trainings", "pages/services/trainings/trainings.tsx"),
  page("services/capacity-building", "pages/services/capacity-building/capacity-building.tsx"),
  page("services/cybersecurity", "pages/services/cybersecurity/cybersecurity.tsx"),
  ...climate([
    "strategy-transformation",
    "cbam-consultancy",
    "ecovadis-consultancy",
    "standards-certifications",
    "assessment-reporting",
    "esg-transitions",
  ]),

  page("corporate-trainings", "pages/corporate-trainings/corporate-trainings.tsx"),
  page("trainings-calendar", "pages/trainings-calendar/trainings-calendar.tsx"),
  page("trainings/:slug", "pages/trainings/training.tsx"),

  page("about-us", "pages/about-us/about-us.tsx"),
  page("team", "pages/team/team.tsx"),
  page("work-with-us", "pages/work-with-us/work-with-us.tsx"),
  page("blog", "pages/blog/blog.tsx"),
  page("blog/:id", "pages/blog-post/blog-post.tsx"),
  page("privacy-policy", "pages/privacy-policy/privacy-policy.tsx"),

  page("contact", "pages/contact/contact.tsx"),
  page("thank-you", "pages/thank-you/thank-you.tsx"),
  page("cbam-thank-you", "pages/cbam-thank-you/cbam-thank-you.tsx"),

  ...(process.env.NODE_ENV === "development" ? [page("gallery", "pages/gallery/gallery.tsx")] : []),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;

/** Named by its address: the names of all pages are sent to every visitor. */
function page(address: string, file: string) {
  return route(address, file, { id: address });
}

/** Climate Change & Sustainability and its sub-pages, each in a folder of its name. */
function climate(names: string[]) {
  const base = "services/climate-sustainability";
  return [
    page(base, `pages/${base}/climate-sustainability.tsx`),
    ...names.map((name) => page(`${base}/${name}`, `pages/${base}/${name}/${name}.tsx`)),
  ];
}
