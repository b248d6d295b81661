import { searchCopy, searchWords } from "../../views/search/copy.ts";

/** Fetched by the dialog of the search. */
export const GET = () => Response.json(searchWords(searchCopy()));
