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
  route("services/cybersecurity", "pages/services/cybersecurity/cybersecurity.tsx"),
  route("privacy-policy", "pages/privacy-policy/privacy-policy.tsx"),
  ...(process.env.NODE_ENV === "development" ? [route("gallery", "pages/gallery/gallery.tsx")] : []),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
