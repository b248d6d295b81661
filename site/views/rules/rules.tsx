import { shown } from "../../art/render.ts";
import { whenText } from "../../content/records/milestones.ts";
import { trail } from "../../content/records/page-tree.ts";
import { reviewOf } from "../../content/records/review.ts";
import { JURISDICTIONS } from "../../content/records/rule-fields.ts";
import { type Rule, rules } from "../../content/records/rules.ts";
import { addDays } from "../../dates/dates.ts";
import { RULES_JSON } from "../../outputs/rules/rule-file.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { absolute } from "../../outputs/seo/json-ld.ts";
import { ruleItems } from "../../outputs/seo/json-ld-rules.ts";
import { href } from "../../paths.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { between } from "../../ui/dated.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { comingOf } from "../deadlines/coming.ts";
import { DaysLeft, When } from "../deadlines/when.tsx";
import type { RulesCopy } from "./copy.ts";
import { NextLink } from "./rule.tsx";

export const rulesHead = ({ seo, hero }: RulesCopy): PageHead => ({
  ...pageHead("/rules", seo, hero.picture),
  modified: reviewOf(rules())?.modified,
  graph: [ruleItems(hero.title, rules())],
  feeds: [{ type: "application/json", title: hero.title, path: RULES_JSON }],
});

export function Rules({ copy }: { copy: RulesCopy }) {
  const { title, lede, picture } = copy.hero;
  const byMaker = Map.groupBy(rules(), ({ jurisdiction }) => jurisdiction);
  return (
    <>
      <header className="bg-sand">
        <div className="wrap grid-12 gap-y-4 pt-8">
          <Breadcrumbs trail={trail("/rules")} className="col-span-12" />
          <div className="col-span-12 self-center lg:col-span-7 lg:pb-12">
            <h1 className="text-h1">{title}</h1>
            <p className="mt-6 max-w-xl text-lede">{lede}</p>
          </div>
          <Picture
            {...shown(picture)}
            eager
            showSource={false}
            className="col-span-12 lg:col-span-5"
            imageClassName="mx-auto max-h-48 object-contain lg:max-h-96"
          />
        </div>
      </header>
      <div className="wrap py-10 lg:py-16">
        {JURISDICTIONS.flatMap((maker) => {
          const some = byMaker.get(maker);
          return some ? <Group key={maker} title={copy.groups[maker]} rules={some} copy={copy} /> : [];
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
              <span className="inline-block max-w-full wrap-anywhere select-all">{absolute(RULES_JSON)}</span>
            </p>
            <NextLink {...copy.glossary} />
          </div>
        </div>
      </Section>
      <CallToAction {...copy.closing} />
    </>
  );
}

function Group({ title, rules, copy }: { title: string; rules: Rule[]; copy: RulesCopy }) {
  return (
    <section className="grid-12 gap-y-3 py-6 lg:py-8">
      <SectionHeading
        title={title}
        size="h3"
        className="col-span-12 self-start lg:sticky lg:top-28 lg:col-span-3"
      />
      <ul className="col-span-12 border-t border-ink lg:col-span-9">
        {rules.map((rule) => (
          <li key={rule.id} className="grid gap-x-8 border-b border-line py-3 sm:grid-cols-[1fr_14rem]">
            <div>
              <h3 className="text-h4">
                <a
                  href={href("/rules/:slug", rule.id)}
                  className="inline-block hover:text-leaf hover:underline"
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
}

function NextDate({ rule, copy }: { rule: Rule; copy: RulesCopy }) {
  const coming = comingOf(rule);
  const last = coming.at(-1)?.date;
  return (
    <div className="figures self-center sm:text-right">
      {last && (
        <p {...between({ until: last })}>
          <span className="sr-only">{`${copy.next}: `}</span>
          <When days={coming} />
          <DaysLeft days={coming} className="ml-3 text-sm text-ember" />
        </p>
      )}
      <p className="text-sm text-ink-soft" {...between({ from: last && addDays(last, 1) })}>
        {copy.undated}
      </p>
    </div>
  );
}

const LATEST = 6;

function LatestChanges({ title, lede }: RulesCopy["changes"]) {
  const all = rules().flatMap((rule) => rule.changes.map((change) => ({ ...change, rule })));
  const latest = all.sort((a, b) => b.date.localeCompare(a.date)).slice(0, LATEST);
  return (
    <Section tone="ink">
      <SectionHeading title={title} lede={lede} />
      <ol className="mt-8 border-t border-paper/30">
        {latest.map(({ rule, ...change }) => (
          <li
            key={`${rule.id} ${change.what}`}
            className="grid gap-x-6 border-b border-paper/30 py-4 sm:grid-cols-[10rem_10rem_1fr]"
          >
            <time dateTime={change.date} className="figures">
              {whenText(change)}
            </time>
            <p>
              <a
                href={href("/rules/:slug", rule.id)}
                className="inline-block font-semibold underline underline-offset-4"
              >
                {rule.name}
              </a>
            </p>
            <p>{change.what}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
