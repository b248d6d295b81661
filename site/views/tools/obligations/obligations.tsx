import type { ReactNode } from "react";
import { shown } from "../../../art/render.ts";
import { reviewOf } from "../../../content/records/review.ts";
import { rules } from "../../../content/records/rules.ts";
import { type PageHead, pageHead } from "../../../outputs/seo/head.ts";
import { href } from "../../../paths.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Hero } from "../../../ui/hero.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { ObligationsCopy } from "./copy.ts";

const path = href("/tools/obligations");

export const obligationsHead = ({ seo, hero }: ObligationsCopy): PageHead => ({
  ...pageHead("/tools/obligations", seo, hero.picture),
  modified: reviewOf(rules())?.modified,
});

export const finderStart = ({ question, profile }: ObligationsCopy) => ({
  path,
  words: question,
  profile,
});

export function Obligations({ copy, children }: { copy: ObligationsCopy; children: ReactNode }) {
  const { checked, hero } = copy;
  const { picture, ...words } = hero;
  return (
    <>
      <Hero
        tone="ink"
        trail="/tools/obligations"
        {...words}
        // A result on paper begins with its own letterhead.
        className="print:[&>div:first-child]:block print:[&>div:first-child]:p-0 print:[main:has([data-result])_&]:hidden"
        titleClassName="print:text-h4"
        ledeClassName="print:hidden"
      >
        <Picture
          {...shown(picture)}
          eager
          showSource={false}
          className="print:hidden"
          imageClassName="max-h-20 object-cover object-[50%_15%] max-md:object-[50%_25%] lg:max-h-[9.5vw]"
        />
      </Hero>
      <p className="wrap pt-6 pb-6 text-ink-soft print:hidden">
        <strong className="text-ink">{`${checked.before} ${rules().length} ${checked.after}`}</strong>{" "}
        {`${checked.not}: ${checked.items.join("; ")}.`}
      </p>
      {children}
      <CallToAction {...copy.closing} />
    </>
  );
}
