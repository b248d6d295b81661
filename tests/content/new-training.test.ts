import ICAL from "ical.js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contentProblems } from "../../site/build/check.ts";
import { trainingsFeed } from "../../site/outputs/calendars/training-calendar.ts";
import { trainingCopy } from "../../site/views/trainings/copy.ts";
import { TrainingPage, trainingHead, trainingPaths } from "../../site/views/trainings/training.tsx";
import { calendarCopy } from "../../site/views/trainings-calendar/copy.ts";
import { calendarPages } from "../../site/views/trainings-calendar/trainings.ts";
import { calendarHead } from "../../site/views/trainings-calendar/trainings-calendar.tsx";
import { copyOf, FIXTURES, LIVE } from "./folders.ts";

const TITLE = "Water Stewardship";

/** The least that makes a training. */
const record = `title: ${TITLE}
description: How a plant measures the water it takes, uses and returns.
fee: 4499
runs:
  - sessions:
      - { start: 2091-02-12, end: 2091-02-13 }
`;

// So far ahead that the firm has planned nothing after it, whatever it has planned by now.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2090-11-15T12:00:00+05:30"), toFake: ["Date"] });
});

afterEach(() => vi.useRealTimers());

for (const folder of [FIXTURES, LIVE])
  test(`a training with one run and nothing else, in ${folder} → first everywhere`, async () => {
    copyOf(folder).write("trainings/water-stewardship.yaml", record);
    expect(await contentProblems()).toEqual([]);

    const [page] = calendarPages();
    expect(page.items[0]).toMatchObject({ title: TITLE, slug: "water-stewardship" });
    expect(page.search.options.month).toContain("2091-02");
    expect(calendarHead(calendarCopy(), page).graph[0]?.itemListElement).toMatchObject({
      0: { position: 1, name: TITLE },
    });

    const paths = trainingPaths();
    const others = paths.filter(({ params }) => params.slug !== "water-stewardship");
    expect(others.length).toBeGreaterThan(0);
    for (const { props } of others) expect(props.others[0]?.training.title).toBe(TITLE);

    const [event] = new ICAL.Component(ICAL.parse(trainingsFeed())).getAllSubcomponents("vevent");
    expect(event?.getFirstPropertyValue("summary")).toBe(TITLE);

    const own = paths.find(({ params }) => params.slug === "water-stewardship");
    if (!own) throw new Error("the training has no page");
    const { training, trainer, usesSectionCard } = own.props;
    const { graph, pictures, seo, trail } = trainingHead(training, trainer, usesSectionCard);
    expect(seo).toEqual({
      title: TITLE,
      description:
        "How a plant measures the water it takes, uses and returns. Online course, ₹4,499 per participant.",
    });
    // It names none.
    expect(pictures).toEqual([trainingCopy().picture.name]);
    expect(graph[0]?.hasCourseInstance).toMatchObject({
      0: {
        courseMode: "Online",
        startDate: "2091-02-12",
        endDate: "2091-02-13",
        offers: {
          price: 4499,
          availability: "https://schema.org/InStock",
          availabilityEnds: "2091-02-12",
        },
      },
    });

    const html = renderToStaticMarkup(
      createElement(TrainingPage, { copy: trainingCopy(), training, trainer, others: [], trail }),
    );
    expect(html).toContain("Feb 12-13 2091");
    const { headings, facts } = trainingCopy();
    for (const absent of [...Object.values(headings), facts.time, facts.level, facts.place])
      expect(html, "nothing is said about what is not written").not.toContain(`>${absent}<`);
  });
