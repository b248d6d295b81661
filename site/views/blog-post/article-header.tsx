import { type Crumb, href, trail } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import type { Post } from "../../content/records/posts.ts";
import { dayText } from "../../dates/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";

export function ArticleHeader({ post, back }: { post: Post; back: string }) {
  const { title, category, date, author, readTime, picture } = post;
  return (
    <header className="grid-12 gap-y-6 pt-6 pb-8 lg:gap-y-10 lg:pt-8 lg:pb-16 print:pt-0">
      <Breadcrumbs trail={trailTo(post)} className="col-span-12" />
      <div className="col-span-12 flex flex-col items-start justify-between gap-y-5 lg:col-span-7 lg:pr-8 print:col-span-8">
        <a
          href={href("/blog")}
          data-pagefind-ignore
          className="inline-flex items-center gap-2 py-1 font-semibold text-leaf underline decoration-1 underline-offset-6 hover:decoration-2 print:hidden"
        >
          <ArrowLeft className="size-4.5" />
          {back}
        </a>
        <div>
          <Badge>{category}</Badge>
          <h1 className="mt-4 text-h1 print:text-h3">{title}</h1>
          <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
            <time dateTime={date}>{dayText(date)}</time> <span>{author.name}</span> <span>{readTime}</span>
          </p>
        </div>
      </div>
      <Picture
        {...shown(picture)}
        eager
        className="col-span-12 lg:col-span-5 print:col-span-4"
        imageClassName="rounded-lg"
      />
    </header>
  );
}

/** Titles have the form “Subject: what it says”; the subject is enough to know where one is. */
export function trailTo({ id, title }: { id: number; title: string }): Crumb[] {
  return trail("/blog/:id", { label: title.split(":")[0] ?? title, to: href("/blog/:id", id) });
}
