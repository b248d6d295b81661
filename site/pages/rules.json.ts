import { ruleIndex } from "../outputs/rules/rule-file.ts";

export const GET = () => Response.json(ruleIndex());
