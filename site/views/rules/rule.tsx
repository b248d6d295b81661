import { clsx } from "clsx";
import type { ReactNode } from "react";
import { dueForReview } from "../../../contract/rules.ts";
import { shown } from "../../art/render.ts";
import { trail } from "../../content/records/page-tree.ts";
import { type Rule, rules } from "../../content/records/rules.ts";
import { leadOfRule } from "../../content/records/team.ts";
import { ruleFeed } from "../../outputs/calendars/deadline-events.ts";
import { citation, ruleJson, ruleMarkdown } from "../../outputs/rules/rule-file.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { ruleArticle } from "../../outputs/seo/json-ld-rules.ts";
import { href } from "../../paths.ts";
import { relatedLinks } from "../../sections/related/related-links.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Lead } from "../../ui/lead.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ReadOn } from "../../ui/read-on.tsx";
import { RelatedLinks } from "../../ui/related-links.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import { SectionIndex } from "../../ui/section-index.tsx";
import { WithTerms } from "../../ui/with-terms.tsx";
import { type RuleCopy, withRuleName } from "./copy.ts";
import { RuleDates } from "./rule-dates.tsx";
import { RuleChanges, Shortened, SourceList, Statements, tells } from "./rule-lists.tsx";

export const rulePaths = () =>
  rules().map((rule) => ({ params: { slug: rule.id }, props: { rule } }));

export const ruleHead = ({ seo, pictures }: RuleCopy, rule: Rule): PageHead => ({
  seo: {
    title: withRuleName(seo.title, rule.name),
    description: withRuleName(seo.description, rule.name),
  },
  path: href("/rules/:slug", rule.id),
  trail: trailTo(rule),
  pictures: [pictures[rule.jurisdiction].name],
  modified: rule.reviewed,
  graph: [ruleArticle(rule)],
  feeds: [
    { type: "application/json", title: rule.title, path: ruleJson(rule) },
    { type: "text/markdown", title: rule.title, path: ruleMarkdown(rule) },
    { type: "text/calendar", title: rule.title, path: ruleFeed(rule) },
  ],
  type: "article",
});

export function RulePage({ copy, rule }: { copy: RuleCopy; rule: Rule }) {
  const { binds, reaches, prepare, voluntary, changes, sources } = rule;
  const called = rule.called ?? rule.name;
  const ask = (words: string) => withRuleName(words, called);
  // The glossary would only lead back to this page.
  const named = new Set([rule.id]);
  const terms = (text: string) => <WithTerms text={text} named={named} />;
  const answers = [
    {
      id: "section-who",
      title: ask(voluntary ? copy.binds.voluntary : copy.binds.title),
      content: (
        <>
          <dl className="grid gap-y-4">
            <Fact name={reaches ? copy.binds.bound : undefined}>{terms(binds)}</Fact>
            {reaches && <Fact name={copy.binds.reached}>{terms(reaches)}</Fact>}
          </dl>
          <Statements rule={rule} part="who" />
          <ArrowLink {...copy.binds.finder} data-print="hide" className="mt-4" />
        </>
      ),
    },
    tells(rule, "what") && {
      id: "section-what",
      title: ask(voluntary ? copy.what.voluntary : copy.what.title),
      content: (
        <>
          <Statements rule={rule} part="what" />
          {rule.questions && <ArrowLink {...rule.questions} data-print="hide" className="mt-4" />}
        </>
      ),
    },
    {
      id: "section-dates",
      title: ask(copy.dates.title),
      content: (
        <>
          <RuleDates words={copy.dates} rule={rule} />
          <Statements rule={rule} part="when" />
        </>
      ),
    },
    {
      id: "section-prepare",
      title: ask(copy.prepare),
      content: (
        <ul className="grid gap-3 text-lg">
          {prepare.map((item) => (
            <li key={item} className="grid grid-cols-[1.75rem_1fr]">
              <span aria-hidden="true" className="mt-2.5 size-2.5 border-2 border-leaf" />
              <p>{terms(item)}</p>
            </li>
          ))}
        </ul>
      ),
    },
    tells(rule, "cost") && {
      id: "section-cost",
      title: ask(copy.cost),
      content: <Statements rule={rule} part="cost" />,
    },
    { id: "section-lead", title: ask(copy.lead), content: <Lead member={leadOfRule(rule.id)} /> },
    changes.length > 0 && {
      id: "section-changes",
      title: ask(copy.changes),
      content: (
        <Shortened more={copy.earlier} items={changes}>
          {(some) => <RuleChanges changes={some} terms={terms} />}
        </Shortened>
      ),
    },
    {
      id: "sources",
      title: copy.sources.title,
      content: (
        <>
          <Shortened more={copy.sources.more} items={sources}>
            {(some, start) => <SourceList sources={some} start={start} />}
          </Shortened>
          <p className="mt-5 text-ink-soft [&_a]:text-leaf [&_a]:underline [&_a]:underline-offset-4">
            <ReadOn {...rule} due={dueForReview(rule)} />
            {`. ${copy.sources.data}: `}
            <a href={ruleJson(rule)}>JSON</a>, <a href={ruleMarkdown(rule)}>Markdown</a>
          </p>
          <p className="mt-2 text-ink-soft">
            {`${copy.sources.cite}: `}
            <span className="wrap-anywhere select-all">
              {citation({ ...rule, path: href("/rules/:slug", rule.id) })}
            </span>
          </p>
        </>
      ),
    },
  ].filter((answer) => answer !== false);
  return (
    <>
      <Opening copy={copy} rule={rule} summary={rule.summary && terms(rule.summary)} />
      <div className="wrap lg:pb-6">
        <nav aria-label={copy.contents} data-pagefind-ignore className="pb-7 lg:pb-10 print:hidden">
          <p className="pb-2 font-semibold">{copy.contents}</p>
          <SectionIndex sections={answers} className="lg:columns-2 lg:gap-x-8" />
        </nav>
        {answers.map((answer) => (
          <Answer key={answer.id} {...answer} />
        ))}
      </div>
      <RelatedLinks links={relatedLinks([rule], ["service", "training", "article", "tool"])} />
      <CallToAction {...copy.closing} />
    </>
  );
}

const trailTo = ({ id, name }: Rule) =>
  trail("/rules/:slug", { label: name, to: href("/rules/:slug", id) });

function Opening({ copy, rule, summary }: { copy: RuleCopy; rule: Rule; summary: ReactNode }) {
  const { name, title, jurisdiction, reference } = rule;
  return (
    <header className="wrap grid-12 gap-y-6 pt-8 pb-8 lg:pb-14">
      <Breadcrumbs trail={trailTo(rule)} className="col-span-12" />
      <div className="col-span-12 sm:col-span-8 lg:mt-4 lg:pr-8">
        <p className="eyebrow text-leaf">
          {copy.groups[jurisdiction]}
          {title.includes(name) ? "" : `: ${name}`}
        </p>
        <h1 className="mt-3 text-h1">{title}</h1>
        <p className="mt-6 max-w-2xl text-lede">{summary ?? reference}</p>
        {summary && <p className="mt-4 text-ink-soft">{reference}</p>}
      </div>
      <Picture
        {...shown(copy.pictures[jurisdiction])}
        eager
        className="col-span-12 sm:col-span-4 lg:self-end"
        imageClassName="rounded-lg object-cover max-sm:max-h-44 sm:aspect-5/4"
      />
    </header>
  );
}

const Answer = ({ id, title, content }: { id: string; title: string; content: ReactNode }) => (
  <section className="grid-12 gap-y-4 border-t border-line py-7 lg:py-10">
    <SectionHeading
      id={id}
      title={title}
      size="h3"
      className="col-span-12 max-w-[15em] lg:col-span-4"
    />
    <div className="col-span-12 max-w-3xl lg:col-span-8">{content}</div>
  </section>
);

/** Without a name, only screen readers get a general one. */
const Fact = ({ name, children }: { name: string | undefined; children: ReactNode }) => (
  <div>
    <dt className={clsx("eyebrow text-ink-soft", !name && "sr-only")}>
      {name ?? "Whom it concerns"}
    </dt>
    <dd className="mt-1 text-lg">
      <p>{children}</p>
    </dd>
  </div>
);
