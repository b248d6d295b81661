import type { ReactNode } from "react";
import { href, trail } from "../../../addresses.ts";
import { shown } from "../../../art/render.ts";
import { questions } from "../../../content/records/questions.ts";
import { reviewOf } from "../../../content/records/review.ts";
import { rules } from "../../../content/records/rules.ts";
import { today } from "../../../dates/dates.ts";
import type { PageHead } from "../../../outputs/seo/head.ts";
import { walk } from "../../../tools/finder/decide.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Hero } from "../../../ui/hero.tsx";
import { Picture, SourceLine } from "../../../ui/picture.tsx";
import type { ObligationsCopy } from "./copy.ts";
import { finderRule } from "./finder-file.ts";

const path = href("/tools/obligations");

export function obligationsHead({ seo, hero }: ObligationsCopy): PageHead {
  return {
    seo,
    path,
    trail: trail("/tools/obligations"),
    pictures: [hero.picture.name],
    modified: reviewOf(rules())?.modified,
  };
}

/** The first question as the page is served; the finder goes on from there. */
export function firstStep({ question }: ObligationsCopy) {
  const { next, left } = walk(
    questions(),
    rules().map((rule) => finderRule(rule).applies),
    { answers: {}, day: today() },
  );
  return { path, words: question, first: next, left };
}

/** Its child is the finder, around the list of all rules. */
export function Obligations({ copy, children }: { copy: ObligationsCopy; children: ReactNode }) {
  const { title, lede, picture } = copy.hero;
  return (
    <>
      <Hero
        tone="ink"
        layout="split"
        trail={trail("/tools/obligations")}
        title={title}
        lede={lede}
        className="print:[&>div:first-child]:block print:[&>div:first-child]:p-0"
        titleClassName="print:text-h4"
        ledeClassName="print:hidden"
      >
        <Picture
          {...shown(picture)}
          eager
          showSource={false}
          className="print:hidden"
          imageClassName="max-h-28 object-cover object-bottom lg:max-h-40"
        />
      </Hero>
      {children}
      <SourceLine
        source={shown(picture).picture.source}
        className="wrap pb-6 text-sm text-ink-soft print:hidden"
      />
      <CallToAction {...copy.closing} />
    </>
  );
}
