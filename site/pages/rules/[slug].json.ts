import type { APIRoute } from "astro";
import type { Rule } from "../../content/records/rules.ts";
import { ruleFile } from "../../outputs/rules/rule-file.ts";

export { rulePaths as getStaticPaths } from "../../views/rules/rule.tsx";

export const GET: APIRoute<{ rule: Rule }> = ({ props }) => Response.json(ruleFile(props.rule));
