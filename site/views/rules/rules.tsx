import { toActOn } from "../../content/records/milestones.ts";
import { reviewOf } from "../../content/records/review.ts";
import { ruleChanges } from "../../content/records/rule-changes.ts";
import { JURISDICTIONS } from "../../content/records/rule-fields.ts";
import { type Rule, rules } from "../../content/records/rules.ts";
import { addDays } from "../../dates/dates.ts";
import { RULES_JSON } from "../../outputs/rules/rule-file.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { absolute } from "../../outputs/seo/json-ld.ts";
import { ruleItems } from "../../outputs/seo/json-ld-rules.ts";
import { href } from "../../paths.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { between, soonClass } from "../../ui/dated.ts";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { comingOf } from "../deadlines/coming.ts";
import { DaysLeft, When } from "../deadlines/when.tsx";
import type { RulesCopy } from "./copy.ts";
import { ChangeList, RulesHeader } from "./parts.tsx";

export const rulesHead = ({ seo, hero }: RulesCopy): PageHead => ({
  ...pageHead("/rules", seo, hero.picture),
  modified: reviewOf(rules())?.modified,
  graph: [ruleItems(hero.title, rules())],
  feeds: [{ type: "application/json", title: hero.title, path: RULES_JSON }],
});

export function Rules({ copy }: { copy: RulesCopy }) {
  const byMaker = Map.groupBy(rules(), ({ jurisdiction }) => jurisdiction);
  return (
    <>
      <RulesHeader trail="/rules" {...copy.hero} />
      <div className="wrap py-10 lg:py-16">
        {JURISDICTIONS.flatMap((maker) => {
          const some = byMaker.get(maker);
          return some ? (
            <Group key={maker} title={copy.groups[maker]} rules={some} copy={copy} />
          ) : (
            []
          );
        })}
      </div>
      <LatestChanges {...copy.changes} />
      <Section>
        <div className="grid-12 gap-y-4">
          <SectionHeading title={copy.data.title} size="h3" className="col-span-12 lg:col-span-4" />
          <div className="col-span-12 max-w-2xl lg:col-span-8">
            <p>{copy.data.text}</p>
            <p className="mt-3">
              <a href={RULES_JSON} className="text-leaf underline underline-offset-4">
                {copy.data.file}
              </a>
              {": "}
              <span className="inline-block max-w-full wrap-anywhere select-all">
                {absolute(RULES_JSON)}
              </span>
            </p>
            <ArrowLink {...copy.glossary} className="mt-4" />
          </div>
        </div>
      </Section>
      <CallToAction {...copy.closing} />
    </>
  );
}

const Group = ({ title, rules, copy }: { title: string; rules: Rule[]; copy: RulesCopy }) => (
  <section className="grid-12 gap-y-3 py-6 lg:py-8">
    <SectionHeading
      title={title}
      size="h3"
      className="col-span-12 self-start lg:sticky lg:top-28 lg:col-span-3"
    />
    <ul className="col-span-12 border-t border-ink lg:col-span-9">
      {rules.map((rule) => (
        <li
          key={rule.id}
          className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[1fr_14rem]"
        >
          <div>
            <h3 className="text-h4">
              <a
                href={href("/rules/:slug", rule.id)}
                className="inline-flex min-h-11 items-center hover:text-leaf hover:underline"
              >
                {rule.name}
              </a>
            </h3>
            <p className="text-ink-soft">{rule.title}</p>
          </div>
          <NextDate rule={rule} copy={copy} />
        </li>
      ))}
    </ul>
  </section>
);

function NextDate({ rule, copy }: { rule: Rule; copy: RulesCopy }) {
  const coming = toActOn(comingOf(rule));
  const last = coming.at(-1)?.date;
  return (
    <div className="figures self-center sm:text-right">
      {last && (
        <p {...between({ until: last })}>
          <span className="sr-only">{`${copy.next}: `}</span>
          <When days={coming} />
          <DaysLeft days={coming} className={`ml-3 text-sm ${soonClass}`} />
        </p>
      )}
      <p className="text-sm text-ink-soft" {...between({ from: last && addDays(last, 1) })}>
        {copy.undated}
      </p>
    </div>
  );
}

const LATEST = 6;

const LatestChanges = ({ title, lede, all }: RulesCopy["changes"]) => (
  <Section tone="ink">
    <SectionHeading title={title} lede={lede} className="mb-8" />
    <ChangeList changes={ruleChanges().slice(0, LATEST)} />
    <ArrowLink {...all} className="mt-4 text-paper!" />
  </Section>
);
