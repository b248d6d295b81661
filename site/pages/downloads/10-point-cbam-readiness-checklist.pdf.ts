import type { APIRoute } from "astro";
import { checklistPdf } from "../../outputs/downloads/checklist-pdf.ts";

export const GET: APIRoute = async () =>
  new Response(await checklistPdf(), { headers: { "content-type": "application/pdf" } });
