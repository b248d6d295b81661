const FILTERS = `
Filters
  --kind KIND       contact, checklist or newsletter
  --since WHEN      a date (2026-11-15, Indian time) or a time span (7d)
  --until WHEN      the same; a date includes its whole day
  --spam            only marked submissions; --no-spam leaves them out
  --email ADDRESS   only one person's
  --subscribed      only current newsletter subscriptions`;

export const HELP: Record<string, string> = {
  list: `Usage: inbox list [filters] [--limit N] [--json]

Prints submissions, newest first.

  --limit N         at most N; the table shows 50 unless told, 0 means all
  --json            every submission as one JSON object a line
${FILTERS}`,
  show: `Usage: inbox show ID [--json]

Prints one submission with all its fields and the state of its mails.`,
  export: `Usage: inbox export --csv FILE [filters]

Writes submissions as CSV, newest first. FILE may be - for the terminal.
A cell that a spreadsheet would run as a formula gets an apostrophe in front.

  --bom             begin with a byte-order mark, which Excel needs for names in other scripts
${FILTERS}`,
  stats: `Usage: inbox stats [--days N] [--json]

Counts submissions per kind and day as a chart, 14 days unless told, and the states of all mails.`,
  retry: `Usage: inbox retry [ID]

Sends failed and postponed mails again at once; with an ID, only those of that submission.
The running server does the sending.`,
  "not-spam": `Usage: inbox not-spam ID

Takes the mark off a submission and sends the mails that were held back.`,
  erase: `Usage: inbox erase EMAIL [--dry-run]

Removes everything stored about a person, mails written as files included, and prints what was removed.

  --dry-run         only print what would be removed`,
  purge: `Usage: inbox purge --older-than SPAN [--subscribers] [--dry-run]

Removes submissions older than SPAN, such as 365d. Current newsletter subscriptions and submissions whose mails are
still to be sent are kept.

  --subscribers     remove current newsletter subscriptions too
  --dry-run         only print what would be removed`,
};

export const OVERVIEW = `Usage: inbox COMMAND [options]

Reads and tends what visitors sent through the forms. It uses the same settings as the server
(DATA_DIR or DATABASE_URL, or a .env file) and may run while the server does.

Commands
  list              submissions, newest first
  show ID           one submission in full
  export --csv FILE write submissions as CSV
  stats             counts per kind and day
  retry [ID]        send failed and postponed mails again
  not-spam ID       take the spam mark off and send the held mails
  erase EMAIL       remove everything stored about a person
  purge             remove old submissions

inbox COMMAND --help tells more. Exit status: 0 done, 1 could not be done, 2 wrong usage.`;
