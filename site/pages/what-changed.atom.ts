import { changeFeed } from "../outputs/feeds/feeds.ts";
import { whatChangedCopy } from "../views/rules/copy.ts";

export const GET = () => new Response(changeFeed(whatChangedCopy()).atom1());
