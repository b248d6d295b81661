import path from "node:path";
import { pageSources, pathOfPage } from "../../site/content/records/page-tree.ts";
import { href, PATHS, type ParameterPath } from "../../site/paths.ts";
import { labelOf } from "./words.ts";

/** What the desk calls a folder of content/, and what may be done in it. */
export type Kind = {
  id: string;
  label: string;
  /** The word for one record, as in “New training”. */
  one: string;
  hint: string;
  /** The field path of the name that lists show; “title” unless given. */
  name?: string;
  /** Staff may add and delete records. In other folders pages need exactly the records that are there. */
  isOpen?: true;
  ending?: "md";
  /** New files get the next number as their name; otherwise a name made from the title. */
  naming?: "number";
};

/** In the order of the list that staff see. Folders without an entry come last (`unknownKind`). */
const KINDS: Kind[] = [
  kind("pages", "Pages", "page", "The words of each page", { isOpen: true }),
  kind("trainings", "Trainings", "training", "Trainings of the calendar, their runs and fees", {
    isOpen: true,
  }),
  kind("posts", "Articles", "article", "The blog", { isOpen: true, ending: "md", naming: "number" }),
  kind("team", "People", "person", "The team, with portraits", { name: "name", isOpen: true }),
  kind("site", "The firm and its menus", "file", "Name, mailboxes, phone, offices; header and footer; mails"),
  kind("services", "Services", "service", "The six practices"),
  kind("corporate-trainings", "Corporate trainings", "category", "Programmes for companies"),
  kind("answers", "Questions before a decision", "question", "Fees, durations, invoices …", {
    name: "question",
    isOpen: true,
  }),
  kind("rules", "Rules and their dates", "rule", "Law, milestones and statements", { isOpen: true }),
  kind("faq", "Lists of questions", "list", "The FAQ of a page"),
  kind("checklist", "Checklist", "checklist", "The PDF that visitors ask for"),
  kind("samples", "Sample documents", "sample", "What clients receive, as PDF", { isOpen: true }),
  kind("cases", "Cases", "case", "Engagements that clients let us tell", { isOpen: true }),
  kind("traced-figures", "Traced figures", "figure", "A figure followed back to its meter", {
    name: "report.title",
    isOpen: true,
  }),
  kind(
    "tools",
    "Figures of the tools",
    "file",
    "The figures and prices of the CBAM estimator and the codes of Annex I",
  ),
  kind("mail-templates", "Templates of replies", "template", "Words to begin a reply with, in the inbox", {
    isOpen: true,
  }),
  kind("certificates", "Certificates", "file", "Public keys and withdrawn numbers"),
];

const LABELS: Record<string, string> = {
  "content/firm.yaml": "The firm",
  "content/lists.yaml": "Categories and levels",
  "content/mails.yaml": "Mails of the forms",
  "content/notices.yaml": "Notices of the forms",
  "content/navigation.yaml": "Menus",
  "content/questions.yaml": "Questions of the obligation finder",
  "content/terms.yaml": "Glossary",
  "content/certificates/keys.yaml": "Public keys",
  "content/certificates/withdrawn.yaml": "Withdrawn certificates",
  "content/tools/cbam-estimator.yaml": "CBAM estimator",
  "content/tools/cn-codes.yaml": "CN codes of CBAM",
  "content/tools/cbam/defaults.yaml": "Default values of CBAM for India",
  "content/tools/cbam/benchmarks.yaml": "Benchmarks of CBAM",
  "content/tools/cbam/prices.yaml": "Prices of CBAM certificates",
  "content/faq/cbam.yaml": "CBAM consultancy",
  "content/pages/training-detail.yaml": "Every training",
  "content/pages/blog-post.yaml": "Every article",
  "content/pages/rule.yaml": "Every rule",
  "content/pages/case.yaml": "Every case",
  "content/pages/proof.yaml": "Proof of our work",
  "content/pages/not-found.yaml": "Page not found",
  "content/pages/post-not-found.yaml": "Article not found",
};

/** The file names that the desk reads and writes: “content/team/anika-rao.yaml”. */
export const FILE = /^content\/(?:[a-z0-9-]+\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.(?:yaml|md)$/;

/** The kind of the record in a file; undefined for a file that is no record, such as a photograph. */
export function kindOf(file: string): Kind | undefined {
  if (!FILE.test(file)) return undefined;
  const [, folder = "site"] = /^content\/([^/]+)\//.exec(file) ?? [];
  return KINDS.find(({ id }) => id === folder) ?? unknownKind(folder);
}

/** The kinds of these files, and all kinds listed above, also those without a file. */
export function kindsOf(files: string[]): Kind[] {
  const kinds = files.flatMap((file) => kindOf(file) ?? []);
  return [...new Map([...KINDS, ...kinds].map((kind) => [kind.id, kind])).values()];
}

/** The kind of a folder that has no entry above. */
const unknownKind = (id: string) =>
  kind(id, labelOf(id), "record", `The records of content/${id}`, { isOpen: true });

function kind(id: string, label: string, one: string, hint: string, more: Partial<Kind> = {}): Kind {
  return { id, label, one, hint, ...more };
}

/** “anika-rao” for “content/team/anika-rao.yaml”. */
export const idOf = (file: string) => path.posix.basename(file).replace(/\.\w+$/, "");

/** What the desk calls a record: a fixed label, or the field with its name; without either, its id. */
export function titleOf(file: string, data: unknown): string {
  const known = LABELS[file];
  if (known) return known;
  const kind = kindOf(file);
  const field = kind?.id === "pages" ? "label" : (kind?.name ?? "title");
  const value = field.split(".").reduce<unknown>((inner, key) => Object(inner)[key], data);
  if (typeof value === "string" && value.trim()) return value.trim();
  if (kind?.id === "posts") return `Article ${idOf(file)}, without a title`;
  return kind?.id === "pages" ? labelOf(idOf(file)) : idOf(file);
}

const PATH_OF: Record<string, string> = {
  "pages/home": "/",
  "pages/not-found": "/nothing-here",
  "pages/post-not-found": "/blog/nothing-here",
  "pages/training-detail": "/trainings-calendar",
  "pages/blog-post": "/blog",
  team: "/team",
  services: "/services",
  "corporate-trainings": "/corporate-trainings",
  site: "/",
  "site/firm": "/contact",
  "site/questions": "/tools/obligations",
  "site/terms": "/glossary",
  "pages/rule": "/rules",
  "pages/case": "/about-us",
  "pages/proof": "/about-us",
  faq: "/services/climate-sustainability/cbam-consultancy",
  checklist: "/services/climate-sustainability/cbam-consultancy",
  "traced-figures": "/",
  tools: "/tools/cbam-estimator",
  "tools/cn-codes": "/tools/cn-codes",
  certificates: "/verify",
};

/** The path of one page that shows a record: its own, or the first that fits; “/” where none does. */
export function pathOfRecord(file: string, data: unknown): string {
  const kind = kindOf(file)?.id ?? "";
  const id = idOf(file);
  if (kind === "pages" && Object(data).sections) return pathOfPage(file);
  if (kind === "posts") return href("/blog/:id", id);
  if (kind === "trainings")
    return Object(data).live === false ? "/trainings-calendar" : href("/trainings/:slug", id);
  const own = PATHS.find((pagePath): pagePath is ParameterPath => pagePath === `/${kind}/:slug`);
  if (own) return href(own, id);
  const page = { pages: id, samples: Object(data).page, answers: pageOfAnswer(data) }[kind] ?? "";
  const pages = [...PATHS, ...pageSources().keys()];
  return PATH_OF[`${kind}/${id}`] ?? PATH_OF[kind] ?? pages.find((path) => path.endsWith(`/${page}`)) ?? "/";
}

function pageOfAnswer(data: unknown): string {
  const [first] = Array.isArray(Object(data).shown) ? Object(data).shown : [];
  return first === "trainings" ? "trainings-calendar" : String(first ?? "contact");
}
