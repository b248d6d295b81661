import { markSvg } from "../art/mark.ts";

export const GET = () => new Response(markSvg(), { headers: { "content-type": "image/svg+xml" } });
