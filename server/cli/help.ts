export const HELP: Record<string, string> = {
  export: `Usage: inbox export --csv FILE [--unhandled] [--failed]

Writes submissions as CSV, newest first, into a file that only you can read. FILE may be - for the terminal.
A cell that a spreadsheet would run as a formula gets an apostrophe in front.

  --unhandled       only what nobody has marked as handled
  --failed          only what has a mail that could not be delivered`,
  retry: `Usage: inbox retry [--held]

Sends failed and postponed mails again at once. The running server does the sending.

  --held            send what was held back because too many addresses came from one place, or too many mails went out
                    within an hour. Remove the spam at the desk first. The limits hold again: run it once an hour until
                    nothing is left`,
  "no-mail": `Usage: inbox no-mail EMAIL [--undo]

For somebody who asked for it by mail or on the phone: the address gets no mail from the forms or the newsletter any
more, whoever fills in a form. What is kept is a hash that names nobody, and it outlives erasing.

  --undo            allow mails again`,
  bounces: `Usage: inbox bounces FILE…

Reads reports of undelivered mail that came back to the mailbox of MAIL_BOUNCES: files as mail programs save them,
folders of such files (a Maildir's), or - for one on standard input, as from a mail server's own filter. Each mail they
tell of is marked as not delivered. An address that does not exist gets no mail until staff say otherwise at the desk
(Inbox, People); it stays on its lists.
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
};

export const OVERVIEW = `Usage: inbox COMMAND [options]

Keeps what visitors sent through the forms. It uses the same settings as the server (DATA_DIR or DATABASE_URL, or a
.env file) and may run while the server does. Staff read and answer at the desk (npm run desk).
All dates and times are Indian (IST).

Commands
  backup FILE       save everything in one file
  restore FILE      fill an empty inbox from such a file
  move --to URL     copy everything to PostgreSQL, or back to SQLite
  export --csv FILE write submissions as CSV
  retry             send failed and postponed mails again
  bounces FILE…     read reports of undelivered mail
  no-mail EMAIL     send nothing more to an address
  clock             confirm that the clock is right

inbox COMMAND --help tells more. Exit status: 0 done, 1 could not be done, 2 wrong usage.`;
