import { unbroken } from "../../build/unbroken-spaces.ts";
import { estimatorCopy } from "../../views/tools/cbam-estimator/copy.ts";
import { laterData } from "../../views/tools/cbam-estimator/flow-data.ts";

/** Fetched by the estimator once a code is typed. */
export const GET = () => Response.json(laterData(unbroken(estimatorCopy())));
