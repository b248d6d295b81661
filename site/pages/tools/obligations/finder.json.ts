import { unbroken } from "../../../build/unbroken-spaces.ts";
import { finderFile } from "../../../views/tools/obligations/finder-file.ts";

export const GET = () => Response.json(unbroken(finderFile()));
