import { href, trail } from "../../addresses.ts";
import { reviewOf } from "../../content/records/review.ts";
import { rules } from "../../content/records/rules.ts";
import { ALL_FEED } from "../../outputs/calendars/addresses.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { deadlineList } from "../../outputs/seo/json-ld-deadlines.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { entriesOf } from "./coming.ts";
import { ComingList } from "./coming-list.tsx";
import type { DeadlinesCopy } from "./copy.ts";
import { Feeds } from "./feeds.tsx";
import { Filter } from "./filter.tsx";
import { Opening } from "./opening.tsx";
import { PastList } from "./past-list.tsx";

export function deadlinesHead(copy: DeadlinesCopy): PageHead {
  const { seo, feeds, coming } = copy;
  return {
    seo,
    path: href("/deadlines"),
    trail: trail("/deadlines"),
    pictures: [feeds.picture.name],
    modified: reviewOf(rules())?.modified,
    graph: [deadlineList(coming.title, entriesOf(copy).coming)],
    feeds: [{ type: "text/calendar", title: feeds.title, address: ALL_FEED }],
  };
}

export function Deadlines({ copy }: { copy: DeadlinesCopy }) {
  const { all, coming } = entriesOf(copy);
  return (
    <>
      <Opening hero={copy.hero} timeLine={copy.timeLine} coming={coming} />
      <Section>
        <SectionHeading title={copy.coming.title} lede={copy.coming.lede} />
        <div className="mt-10 mb-8">
          <Filter {...copy.filter} />
          <a
            href={copy.finder.to}
            data-print="hide"
            className="mt-3 inline-flex items-center gap-2 py-1 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2"
          >
            {copy.finder.label}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </a>
        </div>
        <div className="await-query">
          <ComingList words={copy.coming} entries={coming} />
          <PastList title={copy.past.title} entries={all} />
        </div>
      </Section>
      <Feeds {...copy.feeds} />
      <CallToAction {...copy.closing} />
    </>
  );
}
