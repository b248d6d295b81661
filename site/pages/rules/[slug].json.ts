import type { APIRoute } from "astro";
import { type Rule, rules } from "../../content/records/rules.ts";
import { ruleFile } from "../../outputs/rules/rule-file.ts";

export const getStaticPaths = () => rules().map((rule) => ({ params: { slug: rule.id }, props: { rule } }));

export const GET: APIRoute<{ rule: Rule }> = ({ props }) => Response.json(ruleFile(props.rule));
