import { createPreview } from "../../desk/content/preview.ts";

/** A process that owns a preview as the desk does, so that a test can end it as a crash would. */
process.stdout.write(`${JSON.stringify(await createPreview().reach())}\n`);
