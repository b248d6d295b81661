/** Totals of each day, and what a day needs while it lasts. */
export const VISITS = [
  `create table visit_count (
    day text not null,
    kind text not null,
    name text not null,
    count bigint not null,
    primary key (day, kind, name)
  )`,
  `create table visit_day (
    day text primary key,
    salt text not null,
    visitors text not null
  )`,
];
