import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { contentProblems } from "../../site/build/check.ts";
import { letterRemarks } from "../../site/build/letters.ts";
import { copyOf, FIXTURES } from "./folders.ts";

beforeAll(() => {
  vi.stubEnv("CONTENT_DIR", FIXTURES);
  return () => vi.unstubAllEnvs();
});

const read = (file: string) => readFileSync(`${FIXTURES}/${file}`, "utf8");
const TRAINING = "trainings/signal-flags.yaml";
const PERSON = "team/finn-oakes.yaml";
const ARTICLE = "posts/7.md";

/** The fixtures with one file as it would be. */
async function told(file: string, text: string): Promise<string[]> {
  const found = await contentProblems({ [`content/${file}`]: text });
  return found.map(
    (problem) =>
      `${problem.file.replace("content/", "")}:${problem.line} ${problem.field} ${problem.reason}`,
  );
}

const edited = (file: string, from: string | RegExp, to: string) => {
  const text = read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  return changed;
};

describe("writing that cannot be read → the line, and how to write it", () => {
  const mistakes = [
    [
      "a colon in a text",
      "name: Finn: the second",
      'A text with a colon must be in quotes: write name: "Finn: the second"',
    ],
    [
      "a colon in an entry of a list",
      "tags:\n  - Kettles: a list: of them",
      'must be in quotes: write - Kettles: "a list: of them"',
    ],
    [
      "a text that begins with a sign",
      "name: @finn",
      'A text that begins with @ must be in quotes: write name: "@finn"',
    ],
    [
      "a text in asterisks",
      "name: *Finn*",
      'A text that begins with * must be in quotes: write name: "*Finn*"',
    ],
    [
      "a fact at the beginning",
      "bio: {firm} knows him.",
      'A text that begins with { must be in quotes: write bio: "{firm} knows him."',
    ],
    [
      "a quote that stays open",
      'name: "Finn\nbio: His life',
      "The quote that opens here is not closed",
    ],
    [
      "an apostrophe in single quotes",
      "name: 'Finn's'",
      "The quotes end in the middle of the text",
    ],
    ["a tab", "photo:\n\tname: x", "begins with a tab"],
    ["a field twice", "name: Finn\nname: Oakes", "“name” is in the same record twice"],
    [
      "no blank after the colon",
      "name:Finn\nbio: His life",
      "A space must follow the colon: write name: Finn",
    ],
    [
      "a line without a name",
      "name: Finn\nOakes of the harbour",
      "This line has no name and colon",
    ],
    [
      "a value that holds itself",
      "sample: &all [*all]",
      "A value cannot stand for another one (with & and *): write it out here.",
    ],
    ["a bracket that stays open", "sample: [name", "The bracket that opens here is not closed"],
  ] as const;

  test("each, in a file of its own → told there, and nothing else", async () => {
    const fileOf = (mistake: string) => `content/team/${mistake.replaceAll(" ", "-")}.yaml`;
    const files = mistakes.map(([mistake, text]) => [fileOf(mistake), text]);
    const found = await contentProblems(Object.fromEntries(files));
    expect(found).toHaveLength(mistakes.length);
    for (const [mistake, , reason] of mistakes) {
      const problem = found.find(({ file }) => file === fileOf(mistake));
      expect(problem, mistake).toMatchObject({
        field: "(file)",
        reason: expect.stringContaining(reason),
      });
      expect([1, 2], mistake).toContain(problem?.line);
    }
  });

  test("a line in the head of an article → the line of the file", async () => {
    expect(await told(ARTICLE, edited(ARTICLE, /^title: .*$/m, "title: Tides: a view"))).toEqual([
      'posts/7.md:2 (file) A text with a colon must be in quotes: write title: "Tides: a view"',
    ]);
  });

  test("a file in the encoding of old Windows programs → told with the line, not published garbled", async () => {
    const content = copyOf(FIXTURES);
    content.write(PERSON, Buffer.from(read(PERSON).replace(/^name: .*$/m, "name: Zoë"), "latin1"));
    expect(await contentProblems()).toMatchObject([
      {
        file: `content/${PERSON}`,
        line: 2,
        field: "(file)",
        reason: expect.stringContaining("save it again as UTF-8"),
      },
    ]);
    vi.stubEnv("CONTENT_DIR", FIXTURES);
  });
});

describe("values → what is wrong and what is right", () => {
  test.each<[string, string, string | RegExp, string, string]>([
    [
      "a title too long",
      "posts/7.md",
      /(seo:\n {2}title:).*/,
      `$1 ${"A long title ".repeat(6)}`,
      "This text has 77 characters and may have at most 60: remove 17.",
    ],
    [
      "a level of another kind",
      TRAINING,
      /^level: .*/m,
      "level: Intermediat",
      "did you mean “Intermediate”?",
    ],
    [
      "a category nobody listed",
      ARTICLE,
      /^category: .*/m,
      "category: Umbrellas",
      "A new one is added to articleCategories in content/lists.yaml.",
    ],
    [
      "a fee far too high",
      TRAINING,
      /^fee: .*/m,
      "fee: 64990000",
      "₹6,49,90,000 is far from what a training costs",
    ],
    [
      "words in a fee",
      TRAINING,
      /^fee: .*/m,
      "fee: on request",
      "“on request” is not a number: write digits only",
    ],
    [
      "a year far away",
      ARTICLE,
      /^date: .*/m,
      "date: 2205-05-01",
      "The year of 2205-05-01 is far from today",
    ],
    [
      "a date as it is written in letters",
      ARTICLE,
      /^date: .*/m,
      "date: 22/11/2025",
      "Write the date with the year first: 2025-11-22.",
    ],
    [
      "a place that is taken",
      PERSON,
      /^order: .*/m,
      "order: 1",
      "content/team/ada-quill.yaml already has the number 1: the next free one is 6.",
    ],
    [
      "a number where a text stands",
      PERSON,
      /^name: .*/m,
      "name: 2025",
      'This must be a text: put it in quotes, as in "2025".',
    ],
    [
      "a page that rests on no rule",
      "pages/carbon-advisory.yaml",
      /^rules:\n( +- .*\n)+/m,
      "rules: []\n",
      "rules This list has 0 entries and needs at least 1: add 1 or more.",
    ],
    [
      "a menu with nothing in it",
      "navigation.yaml",
      /children:\n( {6,}.*\n)+/,
      "children: []\n",
      "children This list has 0 entries and needs at least 1: add 1 or more.",
    ],
    [
      "a link that leads nowhere",
      "pages/home.yaml",
      /to: \/services$/m,
      "to: /servces",
      "There is no page /servces on this site: did you mean “/services”?",
    ],
  ])("%s", async (_mistake, file, from, to, reason) => {
    const found = await told(file, edited(file, from, to));
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(reason);
    expect(found[0]).toMatch(/[.?]$/);
  });

  test.each(["₹6,499", "6,499", "Rs. 6499/-", '"6499"'])(
    "a fee written as %s → read as the number",
    async (fee) => {
      expect(await told(TRAINING, edited(TRAINING, /^fee: .*/m, `fee: ${fee}`))).toEqual([]);
    },
  );
});

describe("letters beyond those of every page", () => {
  const remarksOn = async (file: string, text: string) =>
    (await letterRemarks({ [`content/${file}`]: text })).map(
      ({ line, field, reason }) => `${line} ${field} ${reason}`,
    );
  const withBio = (words: string) => edited(PERSON, /^bio: >-\n {2}/m, `bio: >-\n  ${words} `);

  test.each([
    "± ≥ ≤ ≠ → µ § £ ™ † ‰ ½ № Ω",
    "CH₄, m³, 10⁻⁶ and xⁿ",
    "Łódź, Kyōto, Kṛṣṇa, Çeşme, Ångström",
    "α, β, γ and Москва",
    "हरित लेखा परीक्षा, क्\u200dष and ₹ १२३।",
    "words of a\u2060 joiner and cafe\u0301",
  ])("%s → neither refused nor remarked on", async (words) => {
    expect(await told(PERSON, withBio(words))).toEqual([]);
    expect(await remarksOn(PERSON, withBio(words))).toEqual([]);
  });

  test.each([
    [
      "😀",
      "No font of the site has “😀” (U+1F600): visitors see it in a font of their own device.",
    ],
    ["碳", "No font of the site has “碳” (U+78B3): visitors see it in a font of their own device."],
    [
      "sus\u00adtain\u200b",
      "2 invisible characters of another program: saving it at the desk takes them out.",
    ],
  ])(
    "%s → no mistake, and a remark where it stands, in a field and in a text",
    async (words, reason) => {
      expect(await told(PERSON, withBio(words))).toEqual([]);
      expect(await remarksOn(PERSON, withBio(words))).toEqual([expect.stringMatching(/^\d+ bio /)]);
      const text = `${read(ARTICLE)}\nOn ${words} again.\n`;
      expect(await told(ARTICLE, text)).toEqual([]);
      expect(await remarksOn(ARTICLE, text)).toEqual([
        `${text.split("\n").length - 1} body ${reason}`,
      ]);
    },
  );
});

describe("files that would be published oddly, or not at all", () => {
  test.each([
    ["team/Finn Oakes.yaml", "name it finn-oakes.yaml."],
    ["team/jürgen.yaml", "name it juergen.yaml."],
    ["team/copy-of-finn.yaml", "This looks like a copy"],
    ["team/finn (1).yaml", "name it finn-1.yaml."],
    ["team/notes.txt", "The site does not read this file: name it notes.yaml"],
    ["posts/41.markdown", "name it 41.md"],
    ["case-studies/steel.yaml", "Nothing reads the folder content/case-studies"],
    ["team/finn.yml.bak", "The site does not read this file"],
    ["team/finn.jpg", "Photographs belong in content/photos: move it to content/photos/finn.jpg."],
    ["photos/finn.HEIC", "save it as content/photos/finn.jpg."],
    ["posts/04.md", "4.md is taken, so name it 405.md."],
    ["posts/tides.md", "The name of an article is a number, and becomes its path: name it 405.md."],
  ])("%s", async (file, reason) => {
    const text = file.startsWith("posts")
      ? read(ARTICLE)
      : read(PERSON).replace(/^order: .*/m, "order: 99");
    const found = await contentProblems({ [`content/${file}`]: text });
    expect(found.map(({ field, line }) => `${field} ${line}`)).toEqual(["(file name) 1"]);
    expect(found[0]?.reason).toContain(reason);
  });

  test("what systems leave behind → no complaint", async () => {
    expect(await told("team/.DS_Store", "")).toEqual([]);
    expect(await told("photos/Thumbs.db", "")).toEqual([]);
  });
});

describe("links and pictures of a text", () => {
  test.each([
    ["[a](/blog/2)", undefined],
    ["[a](/contact?subject=Tides)", undefined],
    ["[a](https://example.org/x)", undefined],
    ["![The orchard](photos/orchard.jpg)", undefined],
    ["[a](/servces)", "There is no page /servces on this site: did you mean “/services”?"],
    ["[a](blog/2)", "“blog/2” is not a link: write /blog/2."],
    ["[a](../contact)", "write /contact."],
    ["[a](2.md)", "write /blog/2."],
    ["[a](www.example.org)", "write https://www.example.org."],
    ["[a](//example.org/x)", "“//example.org/x” is not a link"],
    ["[a](#no-such-heading)", "#no-such-heading"],
    ["[a](/blog/2#no-such-heading)", "#no-such-heading"],
    ["[a](/trainings/coming-soon-compass)", "has no page of its own yet"],
    ["![](photos/orchard.jpg)", "Say what the picture shows"],
    ["![A kettle](kettle.jpg)", "write ![What it shows](photos/campus.jpg)."],
    ["![A kettle](photos/kettle.jpg)", "There is no file content/photos/kettle.jpg"],
  ])("%s → %s", async (words, reason) => {
    const text = `${read(ARTICLE).trimEnd()}\n\n${words}\n`;
    const found = await contentProblems({ [`content/${ARTICLE}`]: text });
    expect(found).toMatchObject(
      reason
        ? [
            {
              file: `content/${ARTICLE}`,
              line: text.split("\n").length - 1,
              field: "body",
              reason: expect.stringContaining(reason),
            },
          ]
        : [],
    );
  });
});

test("a mail that names what nobody fills in, breaks its subject or leaves the promise out → refused", async () => {
  const mails = (from: string, to: string) => told("mails.yaml", edited("mails.yaml", from, to));
  expect(
    await mails("{greeting} thank you for applying", "{service} thank you for applying"),
  ).toEqual([
    expect.stringMatching(
      /^mails\.yaml:\d+ visitors\.application-acknowledgement\.text\.0 \{service\} is not filled in here: use one of \{greeting\}, \{firm\}/,
    ),
  ]);
  expect(
    await mails(
      "subject: We have received your inquiry",
      'subject: "We have\\nBcc: all@a.example"',
    ),
  ).toEqual([
    expect.stringContaining("visitors.inquiry-acknowledgement.subject Write this on one line."),
  ]);
  expect(await mails("What you get: {promise}", "What you get")).toEqual([
    expect.stringContaining("visitors.newsletter-confirm.text Write {promise} in a paragraph"),
  ]);
});
