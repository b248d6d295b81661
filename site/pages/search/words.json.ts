import { searchCopy, searchWords } from "../../views/search/copy.ts";

export const GET = () => Response.json(searchWords(searchCopy()));
