import type { z } from "zod";
import { firmSchema } from "../../contract/firm.ts";
import { mailsSchema } from "../../contract/mails.ts";
import { pageSchema, sectionPages } from "../sections/pages.ts";
import { aboutUsCopy } from "../views/about-us/copy.ts";
import { blogCopy } from "../views/blog/copy.ts";
import { blogPostCopy } from "../views/blog-post/copy.ts";
import { caseCopy } from "../views/cases/copy.ts";
import { contactCopy } from "../views/contact/copy.ts";
import { corporateTrainingsCopy } from "../views/corporate-trainings/copy.ts";
import { deadlinesCopy, deadlinesWords } from "../views/deadlines/copy.ts";
import { glossaryCopy } from "../views/glossary/copy.ts";
import { homeCopy } from "../views/home/copy.ts";
import { notFoundCopy } from "../views/not-found/copy.ts";
import { postNotFoundCopy } from "../views/post-not-found/copy.ts";
import { privacyPolicyCopy, privacyPolicyWords } from "../views/privacy-policy/copy.ts";
import { proofCopy } from "../views/proof/copy.ts";
import { ruleCopy, rulesCopy, whatChangedCopy } from "../views/rules/copy.ts";
import { searchCopy, searchSchema } from "../views/search/copy.ts";
import { carbonAdvisoryCopy } from "../views/services/carbon-advisory/copy.ts";
import {
  cbamCopy,
  cbamQuestionsCopy,
} from "../views/services/climate-sustainability/cbam-consultancy/copy.ts";
import { servicesCopy } from "../views/services/copy.ts";
import { estimatorCopy } from "../views/tools/cbam-estimator/copy.ts";
import { valuesCopy } from "../views/tools/cbam-values/copy.ts";
import { cnCodesCopy } from "../views/tools/cn-codes/copy.ts";
import { toolsCopy } from "../views/tools/copy.ts";
import { obligationsCopy } from "../views/tools/obligations/copy.ts";
import { trainingCopy } from "../views/trainings/copy.ts";
import { calendarCopy } from "../views/trainings-calendar/copy.ts";
import { verifyCopy } from "../views/verify/copy.ts";
import { firm, mails } from "./reader/read.ts";
import { annexSchema, cbamAnnex } from "./records/annex.ts";
import { answerSchema, answers } from "./records/answers.ts";
import { caseSchema, cases } from "./records/cases.ts";
import { cbamFigures, figuresSchema } from "./records/cbam-figures.ts";
import {
  benchmarksSchema,
  cbamBenchmarks,
  cbamDefaults,
  cbamPrices,
  defaultsSchema,
  pricesSchema,
} from "./records/cbam-values.ts";
import {
  certificateKeys,
  keysSchema,
  withdrawnCertificates,
  withdrawnSchema,
} from "./records/certificates.ts";
import { checklist, checklistSchema } from "./records/checklist.ts";
import { categorySchema, corporateCategories } from "./records/corporate-trainings.ts";
import { faq, faqSchema } from "./records/faq.ts";
import { lists, listsSchema } from "./records/lists.ts";
import { mailTemplateSchema, mailTemplates } from "./records/mail-templates.ts";
import { navigation, navigationSchema } from "./records/navigation.ts";
import { notices, noticesSchema } from "./records/notices.ts";
import { pageSources } from "./records/page-tree.ts";
import { allPosts, postSchema } from "./records/posts.ts";
import { questions, questionsSchema } from "./records/questions.ts";
import { ruleSchema, rules } from "./records/rules.ts";
import { sampleDocumentSchema, sampleDocuments } from "./records/sample-documents.ts";
import { serviceSchema, services } from "./records/services.ts";
import { memberSchema, team } from "./records/team.ts";
import { terms, termsSchema } from "./records/terms.ts";
import { tracedFigureSchema, tracedFigures } from "./records/traced-figures.ts";
import { trainingSchema, trainings } from "./records/trainings.ts";

/** Where visitors see a record: `path` is a page that shows it, `seen` says it in words where that is no single page. */
type Seen = { path?: string; seen?: string };

/** What is told of one file: a name that staff know it by, and what its record has of its own. */
type KnownFile = Seen & { label?: string; schema?: z.ZodType; read?: () => unknown };

export type Collection = Seen & {
  /** The name of its folder; “site” for the files beside all folders. */
  id: string;
  label: string;
  /** The word for one record, as in “New training”. */
  one: string;
  hint: string;
  /** The field path of the name that lists show; “title” unless given. */
  name?: string;
  /** Staff may add and delete records. In other folders pages need exactly the records that are there. */
  isOpen?: true;
  /** Of the files, whose names are numbers then; otherwise names are made from the title. */
  ending?: "md";
  /** Of all its records but those of `files` that have their own. */
  schema?: z.ZodType;
  /** Reads all its records and tells what is wrong with them. */
  read?: () => unknown;
  /** By file name, as in “firm.yaml”. */
  files?: Record<string, KnownFile>;
};

/** The words of a page of code. */
const page = (read: (() => unknown) & { schema: z.ZodType }): KnownFile => ({
  schema: read.schema,
  read,
});

/**
 * All records of content/: the content check, the desk's lists, forms and search, and the schemas of editors go by this
 * list. Its order is that of the desk.
 */
export const COLLECTIONS: Collection[] = [
  {
    id: "pages",
    label: "Pages",
    one: "page",
    hint: "The words of each page",
    isOpen: true,
    schema: pageSchema,
    read: sectionPages,
    files: {
      "about-us.yaml": page(aboutUsCopy),
      "blog.yaml": page(blogCopy),
      "blog-post.yaml": {
        ...page(blogPostCopy),
        label: "Every article",
        path: "/blog",
        seen: "the page of every article",
      },
      "carbon-advisory.yaml": page(carbonAdvisoryCopy),
      "case.yaml": { ...page(caseCopy), label: "Every case", path: "/about-us" },
      "cbam-consultancy.yaml": page(cbamCopy),
      "cbam-estimator.yaml": page(estimatorCopy),
      "cbam-values.yaml": page(valuesCopy),
      "cn-codes.yaml": page(cnCodesCopy),
      "contact.yaml": page(contactCopy),
      "corporate-trainings.yaml": page(corporateTrainingsCopy),
      "deadlines.yaml": { schema: deadlinesWords.schema, read: deadlinesCopy },
      "glossary.yaml": page(glossaryCopy),
      "home.yaml": { ...page(homeCopy), path: "/" },
      "not-found.yaml": {
        ...page(notFoundCopy),
        label: "Page not found",
        path: "/nothing-here",
        seen: "web addresses that do not exist",
      },
      "obligations.yaml": page(obligationsCopy),
      "post-not-found.yaml": {
        ...page(postNotFoundCopy),
        label: "Article not found",
        path: "/blog/nothing-here",
        seen: "web addresses of articles that do not exist",
      },
      "privacy-policy.md": { schema: privacyPolicyWords.schema, read: privacyPolicyCopy },
      "proof.yaml": { ...page(proofCopy), label: "Proof of our work", path: "/about-us" },
      "rule.yaml": {
        ...page(ruleCopy),
        label: "Every rule",
        path: "/rules",
        seen: "the page of every rule",
      },
      "rules.yaml": page(rulesCopy),
      "search.yaml": { schema: searchSchema, read: searchCopy },
      "services.yaml": page(servicesCopy),
      "tools.yaml": page(toolsCopy),
      "training-detail.yaml": {
        ...page(trainingCopy),
        label: "Every training",
        path: "/trainings-calendar",
        seen: "the page of every training",
      },
      "trainings-calendar.yaml": page(calendarCopy),
      "verify.yaml": page(verifyCopy),
      "what-changed.yaml": page(whatChangedCopy),
    },
  },
  {
    id: "trainings",
    label: "Trainings",
    one: "training",
    hint: "Trainings of the calendar, their runs and fees",
    isOpen: true,
    schema: trainingSchema,
    read: trainings,
  },
  {
    id: "posts",
    label: "Articles",
    one: "article",
    hint: "The blog",
    isOpen: true,
    ending: "md",
    schema: postSchema,
    read: allPosts,
  },
  {
    id: "team",
    label: "People",
    one: "person",
    hint: "The team, with portraits",
    name: "name",
    isOpen: true,
    path: "/team",
    schema: memberSchema,
    read: team,
  },
  {
    id: "site",
    label: "The firm and its menus",
    one: "file",
    hint: "Name, mailboxes, phone, offices; header and footer; mails",
    path: "/",
    files: {
      "firm.yaml": {
        label: "The firm",
        path: "/contact",
        seen: "every page",
        schema: firmSchema,
        read: firm,
      },
      "lists.yaml": {
        label: "Categories and levels",
        seen: "the pages of trainings and articles",
        schema: listsSchema,
        read: lists,
      },
      "mails.yaml": {
        label: "Mails of the forms",
        seen: "no page: these are the words of mails",
        schema: mailsSchema,
        read: mails,
      },
      "notices.yaml": {
        label: "Notices of the forms",
        seen: "the pages with a form, as notices",
        schema: noticesSchema,
        read: notices,
      },
      "navigation.yaml": {
        label: "Menus",
        seen: "every page",
        schema: navigationSchema,
        read: navigation,
      },
      "questions.yaml": {
        label: "Questions of the obligation finder",
        path: "/tools/obligations",
        schema: questionsSchema,
        read: questions,
      },
      "terms.yaml": { label: "Glossary", path: "/glossary", schema: termsSchema, read: terms },
    },
  },
  {
    id: "services",
    label: "Services",
    one: "service",
    hint: "The six practices",
    path: "/services",
    schema: serviceSchema,
    read: services,
  },
  {
    id: "corporate-trainings",
    label: "Corporate trainings",
    one: "category",
    hint: "Programmes for companies",
    path: "/corporate-trainings",
    schema: categorySchema,
    read: corporateCategories,
  },
  {
    id: "answers",
    label: "Questions before a decision",
    one: "question",
    hint: "Fees, durations, invoices …",
    name: "question",
    isOpen: true,
    schema: answerSchema,
    read: answers,
  },
  {
    id: "rules",
    label: "Rules and their dates",
    one: "rule",
    hint: "Law, milestones and statements",
    isOpen: true,
    schema: ruleSchema,
    read: rules,
  },
  {
    id: "faq",
    label: "Lists of questions",
    one: "list",
    hint: "The FAQ of a page",
    path: "/services/climate-sustainability/cbam-consultancy",
    schema: faqSchema,
    read: faq,
    files: { "cbam.yaml": { label: "CBAM consultancy", read: cbamQuestionsCopy } },
  },
  {
    id: "checklist",
    label: "Checklist",
    one: "checklist",
    hint: "The PDF that visitors ask for",
    path: "/services/climate-sustainability/cbam-consultancy",
    schema: checklistSchema,
    read: checklist,
  },
  {
    id: "samples",
    label: "Sample documents",
    one: "sample",
    hint: "What clients receive, as PDF",
    isOpen: true,
    schema: sampleDocumentSchema,
    read: sampleDocuments,
  },
  {
    id: "cases",
    label: "Cases",
    one: "case",
    hint: "Engagements that clients let us tell",
    isOpen: true,
    schema: caseSchema,
    read: cases,
  },
  {
    id: "traced-figures",
    label: "Traced figures",
    one: "figure",
    hint: "A figure followed back to its meter",
    name: "report.title",
    isOpen: true,
    path: "/",
    schema: tracedFigureSchema,
    read: tracedFigures,
  },
  {
    id: "tools",
    label: "Figures of the tools",
    one: "file",
    hint: "The figures and prices of the CBAM estimator and the codes of Annex I",
    path: "/tools/cbam-estimator",
    files: {
      "cbam-estimator.yaml": { label: "CBAM estimator", schema: figuresSchema, read: cbamFigures },
      "cn-codes.yaml": {
        label: "CN codes of CBAM",
        path: "/tools/cn-codes",
        schema: annexSchema,
        read: cbamAnnex,
      },
      "cbam/defaults.yaml": {
        label: "Default values of CBAM for India",
        path: "/tools/cbam-values",
        schema: defaultsSchema,
        read: cbamDefaults,
      },
      "cbam/benchmarks.yaml": {
        label: "Benchmarks of CBAM",
        path: "/tools/cbam-values",
        schema: benchmarksSchema,
        read: cbamBenchmarks,
      },
      "cbam/prices.yaml": {
        label: "Prices of CBAM certificates",
        schema: pricesSchema,
        read: cbamPrices,
      },
    },
  },
  {
    id: "mail-templates",
    label: "Templates of replies",
    one: "template",
    hint: "Words to begin a reply with, in the inbox",
    isOpen: true,
    seen: "no page: it is for replies in the inbox",
    schema: mailTemplateSchema,
    read: mailTemplates,
  },
  {
    id: "certificates",
    label: "Certificates",
    one: "file",
    hint: "Public keys and withdrawn numbers",
    path: "/verify",
    files: {
      "keys.yaml": { label: "Public keys", schema: keysSchema, read: certificateKeys },
      "withdrawn.yaml": {
        label: "Withdrawn certificates",
        schema: withdrawnSchema,
        read: withdrawnCertificates,
      },
    },
  },
];

/** The readers of all records: together they tell all that is wrong within one. */
export const recordReaders = (): Array<() => unknown> =>
  COLLECTIONS.flatMap(({ read, files = {} }) => [
    ...(read ? [read] : []),
    ...Object.values(files).flatMap((file) => file.read ?? []),
  ]);

const folderOf = (file: string) => /^content\/([^/]+)\//.exec(file)?.[1] ?? "site";

/** Undefined for a folder that nothing on the site reads. */
export const collectionOf = (file: string) => COLLECTIONS.find(({ id }) => id === folderOf(file));

/** What is told of this very file. */
export function knownFile(file: string): KnownFile {
  const folder = folderOf(file) === "site" ? "content/" : `content/${folderOf(file)}/`;
  return collectionOf(file)?.files?.[file.slice(folder.length)] ?? {};
}

/** Of a record that is there or new. Undefined if nothing on the site reads such a file. */
export const schemaOf = (file: string): z.ZodType | undefined =>
  knownFile(file).schema ?? collectionOf(file)?.schema;

/** The schemas that editors know YAML files by, each with the files it is for; a folder as “content/team/*.yaml”. */
export const schemasOfFiles = (): Array<{ name: string; schema: z.ZodType; files: string[] }> =>
  COLLECTIONS.flatMap(({ id, ending, schema, files = {} }) => {
    const folder = id === "site" ? "content" : `content/${id}`;
    const own = Object.entries(files).flatMap(([name, { schema: ofFile }]) =>
      ofFile && name.endsWith(".yaml")
        ? [
            {
              name: `${id}-${name}`.replace(/\.yaml$/, "").replaceAll("/", "-"),
              schema: ofFile,
              files: [`${folder}/${name}`],
            },
          ]
        : [],
    );
    if (!schema || ending === "md") return own;
    const others =
      id === "pages" ? [...pageSources().values()].map(({ file }) => file) : [`${folder}/*.yaml`];
    return [{ name: id, schema, files: others }, ...own];
  });
