import { banner } from "../../../server/banner.ts";
import { readConfig } from "../../../server/config.ts";
import { startService } from "../../../server/service.ts";
import { EAGER } from "./eager.ts";

/** What server/main.ts starts, with an outbox that takes over sooner what a killed server left behind. */
const config = readConfig();
process.stdout.write(banner(config, await startService(config, EAGER)));
