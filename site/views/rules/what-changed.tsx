import { reviewOf } from "../../content/records/review.ts";
import { ruleChanges } from "../../content/records/rule-changes.ts";
import { rules } from "../../content/records/rules.ts";
import { monthLabel } from "../../dates/dates.ts";
import { CHANGE_FEED, feedsOf } from "../../outputs/feeds/feeds.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { WhatChangedCopy } from "./copy.ts";
import { ChangeList, NoneThisMonth, RulesHeader } from "./parts.tsx";

export const whatChangedHead = ({ seo, hero }: WhatChangedCopy): PageHead => ({
  ...pageHead("/what-changed", seo, hero.picture),
  modified: reviewOf(rules())?.modified,
  feeds: feedsOf([CHANGE_FEED], hero.title),
});

export function WhatChanged({ copy }: { copy: WhatChangedCopy }) {
  const changes = ruleChanges();
  return (
    <>
      <RulesHeader trail="/what-changed" {...copy.hero} />
      <div className="wrap py-10 lg:py-14">
        <NoneThisMonth changes={changes} text={copy.none} />
        {[...Map.groupBy(changes, ({ date }) => date.slice(0, 7))].map(([month, some]) => (
          <section key={month} className="mb-8">
            <SectionHeading title={monthLabel(month)} size="h3" className="mb-3" />
            <ChangeList changes={some} isAnchored />
          </section>
        ))}
        <p className="flex flex-wrap gap-x-8" data-print="hide">
          <ArrowLink {...copy.watch} />
          <ArrowLink label={copy.feed} to={CHANGE_FEED.path} />
        </p>
      </div>
      <CallToAction {...copy.closing} />
    </>
  );
}
