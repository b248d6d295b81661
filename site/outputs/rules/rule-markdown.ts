import { firm } from "../../content/reader/read.ts";
import { whenText } from "../../content/records/milestones.ts";
import { navigation } from "../../content/records/navigation.ts";
import { deadlinesOf, type Part, type Rule, rules } from "../../content/records/rules.ts";
import { readOnText, today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { absolute } from "../seo/json-ld.ts";
import { citation, ruleFile, ruleMarkdown } from "./rule-file.ts";

/** What the page of a rule says on a day, for programs that read text. */
export function ruleText(rule: Rule, asOf = today()): string {
  const { url, sources, statements, changes, ...file } = ruleFile(rule, asOf);
  const from = (id?: string, article?: string) => {
    const source = sources.find((one) => one.id === id);
    const named = [article, source?.reference].filter(Boolean).join(", ");
    return `(${source?.url ? `[${named}](${source.url})` : named}${source?.asOf ? `, as of ${source.asOf}` : ""})`;
  };
  const told = (part: Part) =>
    statements
      .filter((statement) => statement.part === part)
      .map(
        ({ id, text, source, article }) =>
          `${text} ${from(source, article)} [#${id}](${url}#${id})`,
      );
  // What comes back is told once, by its next day.
  const coming = deadlinesOf([rule])
    .filter(({ date }) => date >= asOf)
    .filter(
      ({ milestone }, index, all) => all.findIndex((one) => one.milestone === milestone) === index,
    )
    .map(({ what, every, note, who, source, article, ...day }) => {
      const event = `${whenText(day)}: ${what}${every ? `; then ${every}` : ""}.`;
      return [event, note, `Who acts: ${who}.`, from(source, article)].filter(Boolean).join(" ");
    });
  return markdown(
    file.title,
    `${file.summary ?? file.name}\n\n${file.reference}. ${readOnText(rule)}. ${url}`,
    [
      ["Who must comply", [file.binds, ...(file.reaches ? [file.reaches] : []), ...told("who")]],
      [file.voluntary ? "What it consists of" : "What it requires", told("what")],
      ["Coming dates", [...coming, ...told("when")]],
      ["What to have ready", file.prepare],
      ["What it costs, and what if you do not comply", told("cost")],
      ["What changed", changes.map((change) => `${whenText(change)}: ${change.what}`)],
      ["Sources", sources.map(({ id, title }) => `${title} ${from(id)}`)],
      ["How to cite", [citation({ ...rule, path: href("/rules/:slug", rule.id) })]],
    ],
  );
}

/** The file llms.txt: what assistants find here, and how they cite it. */
export function llmsText(description: string): string {
  const cite =
    "Cite a rule by the sentence at the end of its file, and the official text where it is linked.";
  const link = (label: string, to: string) => `[${label}](${absolute(to)})`;
  return markdown(firm().name, `> ${description}\n\n${cite}`, [
    [
      "Rules",
      rules().map(
        (rule) => `${link(rule.title, ruleMarkdown(rule))}: ${rule.summary ?? rule.reference}`,
      ),
    ],
    ["Pages and tools", navigation().tools.links.map(({ label, to }) => link(label, to))],
  ]);
}

function markdown(title: string, text: string, lists: Array<[string, string[]]>): string {
  const parts = lists
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => `## ${heading}\n\n${items.map((item) => `- ${item}`).join("\n")}`);
  return `${[`# ${title}`, text, ...parts].join("\n\n")}\n`;
}
