import { growth } from "./growth.ts";
import { journey } from "./journey.ts";
import { describeRun } from "./lib/machine.ts";
import { type Report, save, section } from "./lib/report.ts";
import { load } from "./load.ts";
import { pages } from "./pages.ts";

const parts: Record<string, () => Promise<Report>> = { pages, journey, load, growth };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no part “${unknown.join("”, “")}”. Parts: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`· ${name}`);
  const [described, started] = [describeRun(), Date.now()];
  try {
    const report = await measure();
    const text = section(name, `${described} · took ${Math.round((Date.now() - started) / 1000)} s`, report);
    console.log(`\n${text}\n`);
    // Saved at once: if a later part fails, this one is kept.
    save(name, text);
  } catch (error) {
    console.error(`✗ ${name} could not be measured.`, error);
    process.exitCode = 1;
  }
}
