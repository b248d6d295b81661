import { siteConfig } from "../config.ts";
import { today } from "../content/dates.ts";
import { navigation } from "../content/navigation.ts";
import { firm as readFirm } from "../content/read.ts";

const { sample: _sample, ...facts } = readFirm();
const config = siteConfig();

export const firm = facts;
export const nav = navigation();
export const siteUrl = config.siteUrl;
export const delivery = config.delivery;
export const ads = config.ads;
/** What “today” was when the pages were rendered; see useToday. */
export const builtOn = today();
