import { clsx } from "clsx";
import { Fragment } from "react";
import { href } from "../../addresses.ts";
import { plain } from "../../content/records/dated-text.ts";
import type { Post } from "../../content/records/posts.ts";
import { dayText } from "../../dates/dates.ts";
import { postHtml } from "../../outputs/html/post-html.ts";
import { Fold } from "../../ui/fold.tsx";
import { Said } from "../../ui/said.tsx";
import { TracedFigure } from "../../ui/traced-figure.tsx";
import type { BlogPostCopy } from "./copy.ts";

type Props = { post: Post; labels: BlogPostCopy["labels"]; className?: string };

/** The text keeps its measure; what is left of the column is a margin, whose top belongs to the sidebar. */
export function ArticleBody({ post, labels, className }: Props) {
  const { tags, updated, traced, margin } = post;
  const parts = postHtml(post).split(/(?=<h2 )/);
  // A text that begins with a heading has no part before it.
  const first = parts[0]?.startsWith("<h2 ") ? 1 : 0;
  return (
    <div className={className}>
      <div aria-hidden="true" className="float-right h-160 w-68 max-lg:hidden print:hidden" />
      {updated && <Updated {...updated} label={labels.updated} />}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {margin
            .filter(({ beside }) => beside === index + first)
            .map((aside) => (
              <Aside key={aside.text} {...aside} />
            ))}
          <div
            className={clsx("prose", index === 0 && "[&>p:first-child]:text-lede")}
            dangerouslySetInnerHTML={{ __html: part }}
          />
        </Fragment>
      ))}
      {traced && (
        <TracedFigure
          figure={traced}
          className="clear-both mt-10 border-t border-line pt-8 lg:mt-14 lg:pt-10"
        />
      )}
      <ul aria-label={labels.tags} className="mt-8 flex flex-wrap gap-2 text-sm print:hidden">
        {tags.map((tag) => (
          <li key={tag}>
            <a
              href={`${href("/blog")}?q=${encodeURIComponent(tag)}`}
              className="inline-block rounded-sm border border-line px-3 py-1.5 hover:border-leaf hover:text-leaf"
            >
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Said in the text as well, so it is only for the eye, and only where there is a margin. */
function Aside({ figure, text }: Post["margin"][number]) {
  return (
    <p
      aria-hidden="true"
      data-pagefind-ignore
      className="float-right clear-right mt-18 mb-6 ml-6 w-68 border-t-4 border-marigold pt-3 font-display text-h4 text-leaf max-lg:hidden print:hidden"
    >
      {figure && <span className="figures mb-1 block text-h3 whitespace-nowrap text-ink">{figure}</span>}
      {text}
    </p>
  );
}

/** The article stays as it was published; a note before it says what the law has changed since. */
function Updated({ date, text, label }: NonNullable<Post["updated"]> & { label: string }) {
  const [first, ...more] = text;
  return (
    <div className="prose">
      <section className="mb-6 border-l-4 border-marigold bg-sand p-4 text-sm sm:mb-8 sm:p-8 sm:text-base">
        <h2 className="m-0">
          {label} <time dateTime={date}>{dayText(date)}</time>
        </h2>
        {first && <Paragraphs texts={[first]} />}
        {more.length > 0 && (
          <Fold label="The whole note" className="max-sm:mt-4">
            <div className="pt-4 *:not-first:mt-4">
              <Paragraphs texts={more} />
            </div>
          </Fold>
        )}
      </section>
    </div>
  );
}

function Paragraphs({ texts }: { texts: NonNullable<Post["updated"]>["text"] }) {
  return texts.map((text) => (
    <p key={plain(text)}>
      <Said text={text} />
    </p>
  ));
}
