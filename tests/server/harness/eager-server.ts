import { banner } from "../../../server/banner.ts";
import { readConfig } from "../../../server/config.ts";
import { startService } from "../../../server/service.ts";
import { EAGER } from "./eager.ts";

/**
 * What server/main.ts starts, with an outbox that takes over sooner what a killed server left behind, and without mails
 * to the firm about what needs attention, which a test would count.
 */
const config = readConfig();
process.stdout.write(
  banner(
    config,
    await startService(
      config,
      EAGER,
      { firstLookMs: 3_600_000 },
      {},
      { pollMs: 100, leaseMs: 5_000 },
    ),
  ),
);
