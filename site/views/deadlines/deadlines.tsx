import { shown } from "../../art/render.ts";
import { whenText } from "../../content/records/milestones.ts";
import { reviewOf } from "../../content/records/review.ts";
import { rules } from "../../content/records/rules.ts";
import { sourceOf, subscribeLink } from "../../outputs/calendars/deadline-events.ts";
import { ALL_FEED } from "../../outputs/calendars/paths.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { absolute } from "../../outputs/seo/json-ld.ts";
import { deadlineList } from "../../outputs/seo/json-ld-rules.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Plus } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { Article } from "../../ui/source-text.tsx";
import { entriesOf, type PlacedDay } from "./coming.ts";
import { ComingList } from "./coming-list.tsx";
import type { DeadlinesCopy } from "./copy.ts";
import { Opening } from "./opening.tsx";

const LISTED = 6;

export function deadlinesHead(copy: DeadlinesCopy): PageHead {
  const { seo, feeds, coming } = copy;
  const listed = entriesOf(copy).coming.slice(0, LISTED);
  const days = listed.map(({ next }) => next);
  return {
    ...pageHead("/deadlines", seo, feeds.picture),
    modified: reviewOf(rules())?.modified,
    graph: [deadlineList(coming.title, days)],
    feeds: [{ type: "text/calendar", title: feeds.title, path: ALL_FEED }],
  };
}

export function Deadlines({ copy }: { copy: DeadlinesCopy }) {
  const { past, coming } = entriesOf(copy);
  return (
    <>
      <Opening hero={copy.hero} timeLine={copy.timeLine} coming={coming} />
      <Section id="coming" className="far">
        <SectionHeading title={copy.coming.title} lede={copy.coming.lede} />
        <div className="mt-10 mb-8">
          <Filter {...copy.filter} />
          <ArrowLink {...copy.finder} data-print="hide" className="mt-3" />
        </div>
        <div className="await-query">
          <ComingList words={copy.coming} entries={coming} />
          <PastList title={copy.past.title} entries={past} />
        </div>
      </Section>
      <Feeds {...copy.feeds} />
      <CallToAction {...copy.closing} />
    </>
  );
}

/** On a static host only scripts can filter, so without them the page lists all dates. */
const Filter = ({ label, all, audiences }: DeadlinesCopy["filter"]) => (
  <form data-filter="" className="no-scripting:hidden" data-print="hide" autoComplete="off">
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {[{ id: "", label: all }, ...audiences].map((audience) => (
          <label
            key={audience.id}
            className="flex min-h-11 cursor-pointer items-center rounded-md border border-field px-3.5 py-2 leading-tight hover:bg-ink/8 has-checked:border-leaf has-checked:bg-leaf has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold"
          >
            <input
              type="radio"
              name="who"
              value={audience.id}
              defaultChecked={audience.id === ""}
              className="sr-only"
            />
            {audience.label}
          </label>
        ))}
      </div>
    </fieldset>
    <p data-count="" role="status" className="mt-4 text-sm" />
  </form>
);

/** A disclosure, the latest first. arrange.ts adds the entries whose last day has passed since the build. */
const PastList = ({ title, entries }: { title: string; entries: PlacedDay[] }) => (
  <details data-pagefind-ignore="" data-print="hide" className="group/past border-b border-line">
    <summary className="flex items-center justify-between gap-6 py-5">
      <h2 className="text-h4">{title}</h2>
      <Plus className="size-5 transition-transform group-open/past:rotate-45" />
    </summary>
    <ol data-past="" className="pb-6">
      {[...entries].reverse().map(({ anchor, audiences, ...day }) => (
        <li
          key={anchor}
          id={anchor}
          data-who={audiences}
          className="grid gap-x-6 border-t border-line py-3 target:bg-marigold-soft data-left-out:hidden sm:grid-cols-[9rem_8rem_1fr]"
        >
          <time dateTime={day.date} className="figures">
            {whenText(day)}
          </time>{" "}
          <span className="font-semibold">{day.rule.name}</span>{" "}
          <p>
            {`${day.what}. `}
            <Article
              source={sourceOf(day)}
              article={day.article}
              className="text-sm text-ink-soft"
            />
          </p>
        </li>
      ))}
    </ol>
  </details>
);

const Feeds = (words: DeadlinesCopy["feeds"]) => (
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
        <p className="mt-6 max-w-xl">{words.how}</p>
        <p className="mt-2 font-semibold select-all max-sm:text-sm">{absolute(ALL_FEED)}</p>
      </div>
      <div className="col-span-12 lg:col-span-7">
        <Picture {...shown(words.picture)} className="mb-8" imageClassName="rounded-lg" />
        <ArrowLink {...words.each} className="text-paper!" />
      </div>
    </div>
  </Section>
);
