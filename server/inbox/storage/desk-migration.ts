/** What staff note when they put somebody on a list or take them off it, and which text of a mailing an owner approved. */
export const DESK = [
  "alter table subscription add column asked_note text default '' not null",
  "alter table subscription add column left_note text default '' not null",
  "alter table mailing add column approved_revision integer",
];
