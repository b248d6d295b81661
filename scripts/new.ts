import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { Refused } from "./lib/command.mjs";
import { type Asked, KINDS, writeRecord } from "./lib/new-records.ts";

const HELP = `Writes a new record to start from, and says what to do next.

  npm run new -- training --title "Water Stewardship for Plants" --date 2027-02-12 --fee 4499
  npm run new -- post --title "What a meter tells" --author anika-rao
  npm run new -- person --name "Asha Nair" --title Advisor

What is not given is asked for.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: "string" },
    name: { type: "string" },
    date: { type: "string" },
    fee: { type: "string" },
    author: { type: "string" },
    help: { type: "boolean" },
  },
});
const kind = KINDS[positionals[0] ?? ""];
if (!kind || values.help) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

const given: Asked = {};
for (const { key, ask, usual } of kind.questions)
  given[key] = values[key] ?? (await answerTo(ask, usual?.()));

try {
  console.log(await writeRecord(kind, given));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  refuse(error.message);
}

/** Asks at the terminal until something is typed or `usual` is accepted; without a terminal `usual`, or it ends with 1. */
async function answerTo(ask: string, usual = ""): Promise<string> {
  if (!process.stdin.isTTY) return usual || refuse(`${ask} is not given; see npm run new -- --help.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${ask}${usual ? ` [${usual}]` : ""}: `);
  terminal.close();
  return answer.trim() || usual || answerTo(ask, usual);
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
