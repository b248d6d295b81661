import { REASONS } from "../../site/content/records/certificates.ts";

export const OVERVIEW = `Usage: npm run certificate -- COMMAND [options]

Issues certificates of trainings whose codes anybody can check on /verify.

  new-key   make the key that signs them, once
  issue     write certificates for the people of one run
  withdraw  take one back
  check     judge a code, or the code in a PDF
  list      the certificates issued so far

The private key lies in ~/.config/haritva/certificate-key.pem, or where CERTIFICATE_KEY says, never in this folder; the
register of issued certificates lies beside it. COMMAND --help tells more; docs/certificates.md tells the whole story.`;

export const HELP: Record<string, string> = {
  "new-key": `Usage: npm run certificate -- new-key [--id ID]

Makes a key pair. The private part goes into a file that only you can read; the public part into
content/certificates/keys.yaml, to be published with the next build.

  --id ID           its name in codes: up to twelve small letters, digits and hyphens; the year unless told`,
  issue: `Usage: npm run certificate -- issue --name NAME --training SLUG [--run DATE] [--out FILE]
       npm run certificate -- issue --from names.csv --training SLUG [--run DATE] [--out FOLDER]

Writes a PDF for each name and prints its number and code. Training, days and hours come from content/trainings.

  --name NAME       as it is to stand on the certificate
  --from FILE       a CSV file with a column called name, or one name a line
  --training SLUG   the file name in content/trainings
  --run DATE        the run's first day or its id; needed where the training had several
  --out PATH        the file, or with --from the folder; unless told, the folder "issued" beside the key
  --font FILE       a font with the letters of the name, for scripts that the site's own type lacks
  --again           also for somebody who already holds one for this run`,
  withdraw: `Usage: npm run certificate -- withdraw NUMBER --reason REASON

Adds the number to content/certificates/withdrawn.yaml; with the next build its code is answered with "withdrawn".

  --reason REASON   one of: ${REASONS.join(", ")}`,
  check: `Usage: npm run certificate -- check CODE
       npm run certificate -- check FILE.pdf

Judges a code, a web address that holds one, or the code in a PDF, as /verify does. Status 0 means valid.`,
  list: `Usage: npm run certificate -- list [--training SLUG]

Prints the register: number, day of issue, holder, training, and whether it was withdrawn.`,
};
