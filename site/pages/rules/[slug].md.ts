import type { APIRoute } from "astro";
import type { Rule } from "../../content/records/rules.ts";
import { ruleText } from "../../outputs/rules/rule-markdown.ts";

export { rulePaths as getStaticPaths } from "../../views/rules/rule.tsx";

export const GET: APIRoute<{ rule: Rule }> = ({ props }) => new Response(ruleText(props.rule));
