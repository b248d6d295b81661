import { llmsText } from "../outputs/rules/rule-markdown.ts";
import { rulesCopy } from "../views/rules/copy.ts";

export const GET = () => new Response(llmsText(rulesCopy().hero.lede));
