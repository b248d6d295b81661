const FILTERS = `
Filters
  --kind KIND       contact, checklist, newsletter, waiting or watch
  --since WHEN      a date (2026-11-15), a time (2026-11-15T09:30) or a time span (7d)
  --until WHEN      the same; a date includes its whole day
  --text WORDS      only what holds all these words, in any field, note, page or address
  --unhandled       only what nobody has marked as handled; --no-unhandled only the rest
  --spam            only marked submissions; --no-spam leaves them out
  --email ADDRESS   only one person's
  --subscribed      only newsletter and waiting forms of who is on that list now`;

export const HELP: Record<string, string> = {
  list: `Usage: inbox list [filters] [--limit N] [--json]

Prints submissions, newest first.

  --limit N         at most N; the table shows 50 unless told, 0 means all
  --json            every submission as one JSON object a line
${FILTERS}`,
  search: `Usage: inbox search WORDS… [filters] [--limit N] [--json]

Prints submissions that hold all the words, in any field, note, page or address, newest first. Upper and lower case
are the same. The rest is as with list.`,
  file: `Usage: inbox file ID --out FILE

Saves the file that came with a submission, a résumé say, where only you can read it.`,
  show: `Usage: inbox show ID [--json]

Prints one submission with all its fields and the state of its mails.`,
  export: `Usage: inbox export --csv FILE [filters]

Writes submissions as CSV, newest first, into a file that only you can read. FILE may be - for the terminal.
A cell that a spreadsheet would run as a formula gets an apostrophe in front.

  --bom             begin with a byte-order mark, which Excel needs for names in other scripts
${FILTERS}`,
  subscribers: `Usage: inbox subscribers [--kind waiting|watch] [--csv FILE] [--bom] [--json]

Prints who gets the newsletter, or with --kind waiting who is to be told when a training has dates, or with --kind watch who watches the
rules of a result, or writes it into a file that only you can read: those who confirmed and have not left,
with the time and page of their request, the words they agreed to and the time of their confirmation.`,
  stats: `Usage: inbox stats [--days N] [--json]

Counts submissions per kind and day as a chart, 14 days unless told, and the states of all mails.`,
  handled: `Usage: inbox handled ID [--note TEXT] [--undo]

Marks a submission as seen to; list --unhandled shows the others.

  --note TEXT       what was done, or by whom; replaces an earlier note
  --undo            takes the mark off again`,
  retry: `Usage: inbox retry [ID] [--held]

Sends failed and postponed mails again at once; with an ID, only those of that submission.
The running server does the sending.

  --held            send what was held back because too many addresses came from one place, or too many mails went out
                    within an hour. Remove the spam first (delete). The limits hold again: run it once an hour until
                    nothing is left`,
  "not-spam": `Usage: inbox not-spam ID

Takes the mark off a submission and sends the mails that were held back.`,
  delete: `Usage: inbox delete ID [--yes]

Removes one submission and its mails for good, written ones included. It asks first.

  --yes             do not ask; a script needs it`,
  erase: `Usage: inbox erase EMAIL [--dry-run] [--yes]

Removes everything stored about a person, mails written as files included, and prints what was removed. It asks first.
Status 1 means that something is left, and the message says what and why.

  --dry-run         only print what would be removed
  --yes             do not ask; a script needs it`,
  "no-mail": `Usage: inbox no-mail EMAIL [--undo]

For somebody who asked for it by mail or on the phone: the address gets no mail from the forms or the newsletter any
more, whoever fills in a form. What is kept is a hash that names nobody, and it outlives erase.

  --undo            allow mails again`,
  bounces: `Usage: inbox bounces FILE…

Reads reports of undelivered mail that came back to the mailbox of MAIL_BOUNCES: files as mail programs save them,
folders of such files (a Maildir's), or - for one on standard input, as from a mail server's own filter. Each mail they
tell of is marked as not delivered, and an address that does not exist gets no mail any more, until no-mail --undo.
A report counts only if it names a mail that this inbox sent. Remove the files afterwards.`,
  backup: `Usage: inbox backup FILE

Writes the whole inbox as it is at this moment, and the files that a new machine needs, into one SQLite file that only
you can read, and reads it back. The server may run. With BACKUP_RECIPIENT it is encrypted.`,
  restore: `Usage: inbox restore FILE [--key FILE]

Fills an empty inbox, of either storage, with a backup, and writes its files; none that is there is overwritten. Stop
server and desk first. --key names the private key of an encrypted one. A backup of an earlier version is upgraded; one that is damaged or of a newer version is refused. Compressed backups from before November 2026 are
restored by the version that made them.`,
  move: `Usage: inbox move --to postgres://USER:PASSWORD@HOST:5432/DATABASE
       inbox move --to sqlite:FOLDER

Copies the inbox that the settings name into an empty one of the other storage, and compares every row. Stop server
and desk first. Stopped half-way, it has changed nothing.`,
  clock: `Usage: inbox clock [--yes]

Confirms the time after the clock has jumped by more than three days or no server ran for as long. Until then nothing
is removed because of its age. With PostgreSQL it is the database's clock. It asks first; --yes does not.`,
  purge: `Usage: inbox purge --older-than SPAN [--subscribers] [--dry-run] [--yes]

Removes submissions older than SPAN, such as 365d. Current subscriptions and submissions whose mails are
still to be sent are kept. It asks first.

  --subscribers     remove current subscriptions too
  --dry-run         only print what would be removed
  --yes             do not ask; a script needs it`,
};

export const OVERVIEW = `Usage: inbox COMMAND [options]

Reads and tends what visitors sent through the forms. It uses the same settings as the server
(DATA_DIR or DATABASE_URL, or a .env file) and may run while the server does.
All dates and times are Indian (IST), typed in or printed.

Commands
  list              submissions, newest first
  search WORDS…     submissions that hold these words
  show ID           one submission in full
  file ID --out FILE save the file that came with it
  export --csv FILE write submissions as CSV
  subscribers       who gets the newsletter, with their consent
  stats             counts per kind and day
  handled ID        mark as seen to, with a note if you like
  retry [ID]        send failed and postponed mails again
  not-spam ID       take the spam mark off and send the held mails
  delete ID         remove one submission
  erase EMAIL       remove everything stored about a person
  no-mail EMAIL     send nothing more to an address
  bounces FILE…     read reports of undelivered mail
  backup FILE       save everything in one file
  restore FILE      fill an empty inbox from such a file
  move --to URL     copy everything to PostgreSQL, or back to SQLite
  clock             confirm that the clock is right
  purge             remove old submissions

inbox COMMAND --help tells more. Exit status: 0 done, 1 could not be done, 2 wrong usage.`;
