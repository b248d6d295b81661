import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";

const DAY = 86_400_000;
/** The trainings spread over ten years, of which the last half year is to come. */
const YEARS = 10;
const LAST_DAY = Date.now() + 182 * DAY;

/** Adds copies of posts and trainings to a content folder up to `total`, each with a title and a day of its own. */
export function writeRecords(content: string, total: { posts: number; trainings: number }): void {
  const posts = read(content, "posts");
  const newest = Math.max(...posts.map(({ name }) => Number.parseInt(name, 10)));
  for (let number = 1; number <= total.posts - posts.length; number++) {
    const [, front = "", body] = pick(posts, number).split(/^---\n/m);
    const facts = parse(front);
    const date = day(Date.UTC(2025, 4, 20) - number * DAY);
    const text = `---\n${copy({ ...facts, date }, number)}---\n${body}`;
    writeFileSync(path.join(content, "posts", `${newest + number}.md`), text);
  }
  const trainings = read(content, "trainings");
  for (let number = 1; number <= total.trainings - trainings.length; number++) {
    const { runs: _, ...facts } = parse(pick(trainings, number));
    const start = LAST_DAY - Math.floor((1 - number / total.trainings) * YEARS * 365) * DAY;
    const sessions = [{ start: day(start), end: day(start + DAY) }];
    const runs = [{ sessions, time: { from: "09:00", to: "17:00" } }];
    const text = copy({ ...facts, format: "Virtual", runs }, number);
    writeFileSync(path.join(content, "trainings", `generated-${number}.yaml`), text);
  }
}

type Facts = { title: string; seo: { title: string } };

/** A record as YAML, with the number added to its titles. */
function copy(facts: Facts, number: number): string {
  const seo = { ...facts.seo, title: `${facts.seo.title.slice(0, 40)} ${number}` };
  return stringify({ ...facts, title: `${facts.title}, ${number}`, seo });
}

function read(content: string, folder: string) {
  return readdirSync(path.join(content, folder)).map((name) => ({
    name,
    text: readFileSync(path.join(content, folder, name), "utf8"),
  }));
}

const pick = (records: Array<{ text: string }>, number: number) =>
  records[number % records.length]?.text ?? "";
const day = (time: number) => new Date(time).toISOString().slice(0, 10);
