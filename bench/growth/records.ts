import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { capitalised, type Dice, dice, paragraph, sentence, subjects, topics } from "./words.ts";

const categories = ["ESG", "Green Audit", "BRSR", "CBAM", "Carbon Markets", "Cybersecurity", "Trainings"];
const covers = ["post-1", "post-2", "post-3"];
const courses = ["course-csrd", "course-export", "course-finance", "course-inventory"];
const levels = ["Beginner – Intermediate", "Intermediate", "Intermediate – Advanced", "Advanced"];
const trainingCategories = [
  "ESG & Sustainability",
  "Legal & Compliance",
  "Quality Management",
  "Cybersecurity",
];
const formats = ["Virtual", "In-person", "In-person / Virtual"];

const DAY = 86_400_000;
/** Trainings of ten years, the last half a year of it to come. */
const YEARS = 10;
const LAST_DAY = Date.now() + 182 * DAY;

/** Adds posts and trainings to a copied content folder until it holds the numbers given. */
export function writeRecords(content: string, count: { posts: number; trainings: number }): void {
  addToLists(content);
  const people = namesIn(content, "team");
  const ids = namesIn(content, "posts").map(Number);
  const newest = Math.max(0, ...ids);
  for (let id = newest + 1; id <= newest + count.posts - ids.length; id++)
    writeFileSync(path.join(content, "posts", `${id}.md`), post(id, people));
  for (let number = namesIn(content, "trainings").length + 1; number <= count.trainings; number++) {
    const file = path.join(content, "trainings", `generated-${number}.yaml`);
    writeFileSync(file, training(number, count.trainings, people));
  }
}

function addToLists(content: string): void {
  const file = path.join(content, "lists.yaml");
  const lists: Record<string, string[]> = parse(readFileSync(file, "utf8"));
  const more = { trainingCategories, trainingLevels: levels, articleCategories: categories };
  for (const [name, entries] of Object.entries(more))
    lists[name] = [...new Set([...(lists[name] ?? []), ...entries])];
  writeFileSync(file, stringify(lists));
}

function namesIn(content: string, folder: string): string[] {
  return readdirSync(path.join(content, folder)).map((name) => path.parse(name).name);
}

/** About 900 words, as long as the site's own articles are. */
function post(id: number, people: string[]): string {
  const roll = dice(id);
  const [subject, topic] = [roll.pick(subjects), roll.pick(topics)];
  const facts = {
    title: `${capitalised(topic)} in a ${subject} unit, lesson ${id}`,
    category: roll.pick(categories),
    date: day(Date.UTC(2025, 4, 20) - id * DAY),
    author: roll.pick(people),
    excerpt: paragraph(roll, 2),
    tags: [capitalised(subject), capitalised(topic), roll.pick(categories)],
    picture: { name: roll.pick(covers), alt: `A drawing for lesson ${id} on ${topic}.` },
    seo: {
      title: `${capitalised(topic)} in ${subject}: lesson ${id}`,
      description: description(roll, topic),
    },
  };
  const parts = Array.from({ length: 6 }, () => section(roll));
  return `---\n${stringify(facts)}---\n${paragraph(roll, 4)}\n\n${parts.join("\n\n")}\n`;
}

function section(roll: Dice): string {
  const list = Array.from({ length: 3 }, () => `- ${sentence(roll)}`).join("\n");
  return `## ${capitalised(roll.pick(topics))} and ${roll.pick(topics)}\n\n${paragraph(roll, 5)}\n\n${list}`;
}

function training(number: number, total: number, people: string[]): string {
  const roll = dice(100_000 + number);
  const [subject, topic] = [roll.pick(subjects), roll.pick(topics)];
  const lines = (count: number) => Array.from({ length: count }, () => sentence(roll));
  const format = roll.pick(formats);
  const start = LAST_DAY - Math.floor((1 - number / total) * YEARS * 365) * DAY;
  return stringify({
    title: `${capitalised(topic)} for ${subject} teams, course ${number}`,
    description: paragraph(roll, 3),
    category: roll.pick(trainingCategories),
    runs: [
      {
        sessions: [{ start: day(start), end: day(start + roll.whole(0, 3) * DAY) }],
        time: { from: "09:00", to: "17:00" },
        ...(format !== "Virtual" && { place: { name: "A hall", city: "Pune" } }),
      },
    ],
    level: roll.pick(levels),
    format,
    fee: roll.whole(2, 8) * 1000 - 1,
    keywords: [subject, topic, roll.pick(topics)],
    audience: lines(4),
    learningObjectives: lines(5),
    handsOn: lines(3),
    whyItMatters: paragraph(roll, 2),
    overview: [paragraph(roll, 3), paragraph(roll, 3)],
    modules: Array.from({ length: 5 }, (_, index) => ({
      title: `Day part ${index + 1}: ${roll.pick(topics)}`,
      points: lines(4),
    })),
    certification: sentence(roll),
    trainer: roll.pick(people),
    trainerLines: lines(2),
    picture: { name: roll.pick(courses), alt: `A drawing for course ${number} on ${topic}.` },
    seo: { title: `${capitalised(topic)} course ${number}`, description: description(roll, topic) },
  });
}

function description(roll: Dice, topic: string): string {
  return `What a ${roll.pick(subjects)} unit learns about ${topic} in ${roll.whole(3, 60)} days, and how the next unit saves half of the time.`;
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
