import { searchCopy, searchWords } from "../../views/search/copy.ts";

/** The labels and messages of the search of the whole site, fetched by its dialog. */
export const GET = () => Response.json(searchWords(searchCopy()));
