import type { APIRoute, GetStaticPaths } from "astro";
import {
  pdfName,
  type SampleDocument,
  sampleDocuments,
} from "../../content/records/sample-documents.ts";
import { samplePdf } from "../../outputs/downloads/sample-pdf.ts";

export const getStaticPaths = (() =>
  sampleDocuments().map((document) => ({
    params: { sample: pdfName(document.id) },
    props: { document },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ document: SampleDocument }> = async ({ props }) =>
  new Response(await samplePdf(props.document), { headers: { "content-type": "application/pdf" } });
