import { expect, test } from "vitest";
import { siteConfig } from "../../site/config.ts";
import {
  firstDay,
  isPast,
  lastDay,
  shownRuns,
  upcomingFirst,
} from "../../site/content/records/run-days.ts";
import { rupees } from "../../site/content/records/training-facts.ts";
import { allRuns, trainings } from "../../site/content/records/trainings.ts";
import { instant, sessionsText, today } from "../../site/dates/dates.ts";
import { graphAt, type Node, ofType, pageAt, shown, squeeze, typesOf } from "./structured-data.ts";

const { siteUrl } = siteConfig();
const live = trainings().filter((training) => training.live);
const runs = live.flatMap((training) =>
  upcomingFirst(training.runs, today()).map((run, place) => ({ ...run, training, place })),
);
const courseOf = (slug: string) => ofType(graphAt(`/trainings/${slug}`), "Course")[0];
const instanceOf = ({ training, place }: (typeof runs)[number]) =>
  (courseOf(training.slug)?.hasCourseInstance as (Node & { offers?: Node })[] | undefined)?.[place];

test.each(runs.map((run) => [run.training.slug, run.id, run] as const))(
  "%s, %s: name, dates, hours and mode are the visible ones",
  (slug, _run, run) => {
    const page = pageAt(`/trainings/${slug}`);
    const { title } = run.training;
    const moment = (day: string, time: string | undefined) => (time ? instant(day, time) : day);
    expect(courseOf(slug)?.name).toBe(title);
    expect(instanceOf(run)).toMatchObject({
      name: title,
      courseMode: { Virtual: "Online", "In-person": "Onsite", "In-person / Virtual": "Blended" }[
        run.format
      ],
      startDate: moment(firstDay(run), run.time?.from),
      endDate: moment(lastDay(run), run.time?.to),
    });
    for (const text of [title, sessionsText(run.sessions)])
      expect(shown(page)).toContain(squeeze(text));
  },
);

test("a run over two weekends → two blocks of days, with place and trainer; a reviewed syllabus → its day", () => {
  const path = "/trainings/two-weekend-almanac";
  expect(courseOf("two-weekend-almanac")).toMatchObject({
    dateModified: "2026-03-04",
    hasCourseInstance: [
      {
        courseSchedule: [
          { startDate: "2025-12-06", endDate: "2025-12-07", repeatCount: 2 },
          { startDate: "2025-12-13", endDate: "2025-12-14", repeatCount: 2 },
        ],
        location: { "@type": "VirtualLocation", url: siteUrl + path },
        instructor: { "@type": "Person", name: "Dev Lantern" },
      },
    ],
  });
});

test("a training → its price in rupees as its page shows it, whether or not it can be joined", () => {
  for (const { slug, runs } of live) {
    const [{ fee }] = shownRuns(runs, today());
    expect(courseOf(slug)?.offers, slug).toEqual({
      "@type": "Offer",
      category: "Paid",
      price: fee,
      priceCurrency: "INR",
      url: `${siteUrl}/trainings/${slug}`,
    });
    expect(shown(pageAt(`/trainings/${slug}`))).toContain(rupees(fee));
  }
  expect(
    live.filter(({ runs }) => runs.every((run) => isPast(run, today()))).length,
  ).toBeGreaterThan(0);
});

test("only a run that is to come and will be held is offered, at its fee and until it starts", () => {
  const offered = runs.filter((run) => instanceOf(run)?.offers);
  expect(offered).toEqual(
    runs.filter((run) => firstDay(run) > today() && run.state !== "cancelled"),
  );
  const states = offered.map((run) => {
    const instance = instanceOf(run);
    expect(instance?.offers).toMatchObject({
      price: run.fee,
      priceCurrency: "INR",
      availabilityEnds: instance?.startDate,
    });
    const isCounted = run.state === "open" && run.seats !== undefined;
    return [isCounted ? "counted" : run.state, instance?.offers?.availability];
  });
  expect(new Map(states as [string, string][])).toEqual(
    new Map([
      ["counted", "https://schema.org/LimitedAvailability"],
      ["few seats", "https://schema.org/LimitedAvailability"],
      ["full", "https://schema.org/SoldOut"],
    ]),
  );
  expect(offered.length).toBeLessThan(runs.length);
});

test("a cancelled run says so, the others are on", () => {
  const isCancelled = (run: (typeof runs)[number]) =>
    instanceOf(run)?.eventStatus === "https://schema.org/EventCancelled";
  expect(runs.filter(isCancelled)).toEqual(runs.filter(({ state }) => state === "cancelled"));
  expect(runs.filter(isCancelled).length).toBeGreaterThan(0);
});

test("in person → a place; online → none; both → both", () => {
  const placesOf = (run: (typeof runs)[number]) =>
    [instanceOf(run)?.location as Node].flat().flatMap(typesOf);
  const byFormat = new Map(runs.map((run) => [run.format, placesOf(run)]));
  expect(byFormat).toEqual(
    new Map([
      ["Virtual", ["VirtualLocation"]],
      ["In-person", ["Place"]],
      ["In-person / Virtual", ["Place", "VirtualLocation"]],
    ]),
  );
});

test("the pages of the calendar → their trainings, those to come first, with the url of each page", () => {
  const lists = ["/trainings-calendar", "/trainings-calendar/page/2"].map((path) => {
    const items = ofType(graphAt(path), "ItemList").flatMap(
      (list) => list.itemListElement as Node[],
    );
    return items.map(({ name, url }) => ({ name, url }));
  });
  const listed = upcomingFirst(allRuns(), today()).map(({ training: { title, slug, live } }) => ({
    name: title,
    url: live ? `${siteUrl}/trainings/${slug}` : undefined,
  }));
  const names = new Set(listed.map(({ name }) => name));
  expect(lists.flat()).toEqual(
    [...names].map((title) => listed.find(({ name }) => name === title)),
  );
  expect(lists[1]).toHaveLength(4);
});
