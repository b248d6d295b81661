import type { APIRoute } from "astro";
import { drawIcon, ICONS } from "../art/icons.ts";

export const getStaticPaths = () =>
  Object.entries(ICONS).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<(typeof ICONS)[string]> = async ({ props }) =>
  new Response(await drawIcon(props), { headers: { "content-type": "image/png" } });
