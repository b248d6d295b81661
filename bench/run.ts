import { describeRun } from "./lib/machine.ts";
import type { Part } from "./lib/part.ts";
import { endProgress, progress } from "./lib/progress.ts";
import { type Results, saveResults, section } from "./lib/results.ts";
import { build } from "./parts/build.ts";
import { growth } from "./parts/growth.ts";
import { intake } from "./parts/intake.ts";
import { journey } from "./parts/journey.ts";
import { pages } from "./parts/pages.ts";
import { server } from "./parts/server.ts";

const parts: Record<string, Part> = { pages, journey, server, intake, growth, build };
const names = Object.keys(parts);

const asked = process.argv.slice(2);
const full = asked.includes("--full");
const wanted = asked.filter((name) => name !== "--full");
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part “${unknown.join("”, “")}”. Parts: ${names.join(", ")}; and --full.`);
  process.exit(2);
}

const results: Results = {};
const failed: string[] = [];
for (const name of names.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const part = parts[name] as Part;
  const [ran, started] = [describeRun(), Date.now()];
  try {
    progress(name, "starts");
    const report = await part.run({ full });
    const result = { title: part.title, ran, took: duration(Date.now() - started), ...report };
    results[name] = result;
    endProgress();
    console.log(`\n${part.title}\n\n${section(result)}\n`);
    // Saved at once: a later part that breaks takes nothing away from what is known.
    saveResults({ [name]: result }, names);
  } catch (error) {
    endProgress();
    console.error(`✗ ${name} could not be measured.`, error);
    failed.push(name);
  }
}

const goals = Object.values(results).flatMap((result) => result.goals);
console.log(`${goals.filter(({ met }) => met).length} of ${goals.length} goals met; see bench/RESULTS.md`);
process.exit(failed.length > 0 ? 1 : 0);

function duration(ms: number): string {
  const passed = Math.round(ms / 1000);
  return passed < 60 ? `${passed} s` : `${Math.floor(passed / 60)} min ${passed % 60} s`;
}
