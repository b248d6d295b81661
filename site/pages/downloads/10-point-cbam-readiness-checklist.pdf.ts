import { checklistPdf } from "../../outputs/downloads/checklist-pdf.ts";

export const GET = async () =>
  new Response(await checklistPdf(), { headers: { "content-type": "application/pdf" } });
