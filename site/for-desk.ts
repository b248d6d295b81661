import { verifyCopy } from "./views/verify/copy.ts";

/** What the desk uses of the views; of their other files it knows nothing. */
export { datedCondition } from "./views/tools/obligations/finder-file.ts";

/** The words that are printed on a certificate. */
export const certificateWords = () => verifyCopy().certificate;
