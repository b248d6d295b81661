import type { OptionName } from "./arguments.ts";
import { bounces } from "./bounces.ts";
import { deleteOne, erase, handled, noMail, notSpam, purgeOld, retry } from "./changing.ts";
import type { Command } from "./command.ts";
import { backup, move, restore } from "./keeping.ts";
import { exportCsv, list, listSubscribers, saveFile, search, show, stats } from "./reading.ts";

const FILTERS: OptionName[] = ["kind", "since", "until", "spam", "email", "subscribed", "unhandled", "text"];

export const COMMANDS: Record<string, Command> = {
  list: { words: [], options: [...FILTERS, "limit", "json"], run: list },
  search: {
    words: ["WORDS…"],
    options: [...FILTERS.filter((name) => name !== "text"), "limit", "json"],
    run: search,
  },
  show: { words: ["ID"], options: ["json"], run: show },
  file: { words: ["ID"], options: ["out"], run: saveFile },
  export: { words: [], options: [...FILTERS, "csv", "bom"], run: exportCsv },
  subscribers: { words: [], options: ["kind", "csv", "bom", "json"], run: listSubscribers },
  stats: { words: [], options: ["days", "json"], run: stats },
  handled: { words: ["ID"], options: ["note", "undo"], run: handled },
  retry: { words: ["[ID]"], options: ["held"], run: retry },
  "not-spam": { words: ["ID"], options: [], run: notSpam },
  delete: { words: ["ID"], options: ["yes"], run: deleteOne },
  erase: { words: ["EMAIL"], options: ["dry-run", "yes"], run: erase },
  "no-mail": { words: ["EMAIL"], options: ["undo"], run: noMail },
  bounces: { words: ["FILE…"], options: [], run: bounces },
  backup: { words: ["FILE"], options: [], run: backup },
  restore: { words: ["FILE"], options: [], startsInbox: true, run: restore },
  move: { words: [], options: ["to"], run: move },
  purge: { words: [], options: ["older-than", "subscribers", "dry-run", "yes"], run: purgeOld },
};
