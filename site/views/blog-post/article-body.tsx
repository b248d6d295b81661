import { href } from "../../addresses.ts";
import { plain } from "../../content/dated-text.ts";
import { dayText } from "../../content/dates.ts";
import type { Post } from "../../content/posts.ts";
import { Fold } from "../../ui/fold.tsx";
import { Said } from "../../ui/said.tsx";
import { TracedFigure } from "../../ui/traced-figure.tsx";
import type { BlogPostCopy } from "./copy.ts";

type Props = { post: Post; labels: BlogPostCopy["labels"] };

export function ArticleBody({ post: { html, tags, updated, traced }, labels }: Props) {
  return (
    <div className="col-span-12 lg:col-span-8">
      {updated && <Updated {...updated} label={labels.updated} />}
      <div className="prose [&>p:first-child]:text-lede" dangerouslySetInnerHTML={{ __html: html }} />
      {traced && (
        <TracedFigure figure={traced} className="mt-10 border-t border-line pt-8 lg:mt-14 lg:pt-10" />
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

/** The article stays as it was published; what the law has changed since is told before it is read. */
function Updated({ date, text, label }: NonNullable<Post["updated"]> & { label: string }) {
  const [first, ...more] = text;
  return (
    <div className="prose">
      <section className="mb-8 border-l-4 border-marigold bg-sand p-5 text-base sm:p-8">
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
