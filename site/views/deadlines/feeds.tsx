import { href } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import { isEndless } from "../../content/records/milestones.ts";
import { reviewOf } from "../../content/records/review.ts";
import { type Rule, rules } from "../../content/records/rules.ts";
import { addDays, readOnText } from "../../dates/dates.ts";
import { ALL_FEED } from "../../outputs/calendars/addresses.ts";
import { ruleFeed, subscribeLink } from "../../outputs/calendars/deadline-events.ts";
import { absolute } from "../../outputs/seo/json-ld.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { between } from "../../ui/dated.ts";
import { Plus } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { DeadlinesCopy } from "./copy.ts";

type Words = DeadlinesCopy["feeds"];

export function Feeds(words: Words) {
  const review = reviewOf(rules());
  return (
    <Section tone="ink" id="calendars" data-print="hide">
      <div className="grid-12 gap-y-8">
        <div className="col-span-12 self-start lg:sticky lg:top-28 lg:col-span-5">
          <SectionHeading title={words.title} lede={words.lede} />
          <div className="mt-8 actions">
            <ButtonLink to={subscribeLink(ALL_FEED)} variant="secondary" size="lg">
              {`${words.subscribe}: ${words.all}`}
            </ButtonLink>
            <ButtonLink to={ALL_FEED} variant="outline" size="lg" className="hover:bg-paper/15">
              {words.file}
            </ButtonLink>
          </div>
          <p className="mt-6 max-w-xl text-sm">{words.how}</p>
          <p className="mt-2 font-semibold select-all">{absolute(ALL_FEED)}</p>
        </div>
        <div className="col-span-12 lg:col-span-7">
          <Picture {...shown(words.picture)} className="mb-8" imageClassName="rounded-lg" />
          <details className="group">
            <summary className="flex items-center justify-between gap-4 border-y border-paper/30 py-3 font-semibold">
              {`One calendar for each of ${rules().length} rules`}
              <Plus className="size-5 shrink-0 transition-transform group-open:rotate-45" />
            </summary>
            {review && <p className="pt-3 text-sm">{`${readOnText(review)} or later.`}</p>}
            <ul>
              {rules().map((rule) => (
                <RuleFeed key={rule.id} rule={rule} words={words} />
              ))}
            </ul>
          </details>
        </div>
      </div>
    </Section>
  );
}

function RuleFeed({ rule, words }: { rule: Rule; words: Words }) {
  const { id, name, milestones } = rule;
  const last = milestones.some(isEndless)
    ? undefined
    : (milestones
        .flatMap((milestone) => milestone.repeats?.until ?? milestone.date)
        .sort()
        .at(-1) ?? "");
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-paper/30 py-3 sm:grid-cols-[1fr_auto]">
      <div>
        <h3 className="text-h4">
          <a href={href("/rules/:slug", id)} className="inline-block hover:underline">
            {name}
          </a>
        </h3>
        {last !== undefined && (
          <p className="text-sm opacity-85" {...between({ from: last && addDays(last, 1) })}>
            {words.undated}
          </p>
        )}
      </div>
      <p className="flex gap-x-5 sm:justify-end">
        <FeedLink to={subscribeLink(ruleFeed(rule))} label={words.subscribe} of={name} />
        <FeedLink to={ruleFeed(rule)} label={words.file} of={name} />
      </p>
    </li>
  );
}

function FeedLink({ to, label, of }: { to: string; label: string; of: string }) {
  return (
    <a href={to} className="inline-block py-1 font-semibold underline underline-offset-4">
      {label}
      <span className="sr-only">{`: ${of}`}</span>
    </a>
  );
}
