import { certificatePdf } from "../../outputs/downloads/certificate-pdf.ts";
import { sampleCertificate } from "../../outputs/downloads/sample-certificate.ts";
import { verifyCopy } from "../../views/verify/copy.ts";

/** 404 if no training has a run, because then there is no sample certificate. */
export const GET = async () => {
  const words = verifyCopy().certificate;
  const sample = sampleCertificate(words.sampleHolder);
  if (!sample) return new Response(null, { status: 404 });
  const { certificate, code, training } = sample;
  const modules = training.modules.map(({ title }) => title);
  const pdf = await certificatePdf({ certificate, code, words, details: [], modules });
  return new Response(pdf, { headers: { "content-type": "application/pdf" } });
};
