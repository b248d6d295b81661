import { clsx } from "clsx";
import { Fragment } from "react";
import type { Post } from "../../content/records/posts.ts";
import { dayText } from "../../dates/dates.ts";
import { postHtml } from "../../outputs/html/post-html.ts";
import { href } from "../../paths.ts";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { TracedFigure } from "../../ui/traced-figure.tsx";
import type { BlogPostCopy } from "./copy.ts";
import { Split } from "./split.tsx";

type Props = { post: Post; labels: BlogPostCopy["labels"]; className?: string };

/** The text, asides and tags of an article. An empty float keeps the top right free for the sidebar. */
export function ArticleBody({ post, labels, className }: Props) {
  const { tags, updated, traced, margin } = post;
  const parts = postHtml(post).split(/(?=<h2 )/);
  const [beginning, rest] = post.split ? splitAfterSecondParagraph(parts[0] ?? "") : [];
  // `beside` counts headings: 0 is the text before the first one, which some articles lack.
  const first = parts[0]?.startsWith("<h2 ") ? 1 : 0;
  return (
    <div className={className}>
      <div aria-hidden="true" className="float-right h-160 w-76 max-lg:hidden print:hidden" />
      {updated && <Updated {...updated} label={labels.updated} />}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {margin
            .filter(({ beside }) => beside === index + first)
            .map((aside) => (
              <Aside key={aside.text} {...aside} />
            ))}
          {post.split && index === 0 ? (
            <>
              <Prose html={beginning ?? ""} isFirst />
              <Split {...post.split} />
              <Prose html={rest ?? ""} />
            </>
          ) : (
            <Prose html={part} isFirst={index === 0} />
          )}
        </Fragment>
      ))}
      {traced && (
        <div className="clear-both mt-6 border-t border-line pt-6">
          <TracedFigure figure={traced} />
        </div>
      )}
      <ul aria-label={labels.tags} className="mt-6 flex flex-wrap gap-2 text-sm print:hidden">
        {tags.map((tag) => (
          <li key={tag}>
            <a
              href={`${href("/blog")}?q=${encodeURIComponent(tag)}`}
              className="inline-flex min-h-11 items-center rounded-sm border border-line px-3 hover:border-leaf hover:text-leaf"
            >
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Prose = ({ html, isFirst = false }: { html: string; isFirst?: boolean }) => (
  <div
    className={clsx("prose", isFirst && "[&>p:first-child]:text-lg")}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

/** Cuts the text where the drawing goes: by then the reader knows what it is about. A shorter text stays whole before it. */
function splitAfterSecondParagraph(html: string): [string, string] {
  const [first, second, ...others] = html.split(/(?<=<\/p>)/);
  return [`${first ?? ""}${second ?? ""}`, others.join("")];
}

/** A highlight in the margin of wide screens. The text says it too, so screen readers, search and print skip it. */
const Aside = ({ figure, text }: Post["margin"][number]) => (
  <p
    aria-hidden="true"
    data-pagefind-ignore
    className="float-right clear-right mt-18 mb-6 ml-6 w-68 border-t-4 border-marigold pt-3 font-display text-h4 text-leaf max-lg:hidden print:hidden"
  >
    {figure && (
      <span className="figures mb-1 block text-h3 whitespace-nowrap text-ink">{figure}</span>
    )}
    {text}
  </p>
);

/** What the law has changed since the article was published; the article itself stays as it was. */
const Updated = ({ date, text, label }: NonNullable<Post["updated"]> & { label: string }) => (
  <section className="mb-4 max-w-[38rem] border-l-4 border-marigold bg-sand px-4 py-3">
    <h2 className="font-sans text-base font-semibold">
      {label} <time dateTime={date}>{dayText(date)}</time>
    </h2>
    <div className="mt-1 grid gap-3">
      <Paragraphs texts={text} />
    </div>
  </section>
);
