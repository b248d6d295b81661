import { useState } from "react";
import { copy } from "./blog-post.data.ts";
import type { Article } from "./posts.data.ts";

export function ArticleBody({ post: { html, tags } }: { post: Article }) {
  const body = useBody(html);
  return (
    <div className="col-span-12 lg:col-span-8">
      <div
        data-once
        className="prose [&>p:first-child]:text-lede"
        dangerouslySetInnerHTML={{ __html: body }}
      />
      <ul aria-label={copy.labels.tags} className="mt-10 flex flex-wrap gap-2 text-sm print:hidden">
        {tags.map((tag) => (
          <li key={tag}>
            <a
              href={`/blog?q=${encodeURIComponent(tag)}`}
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

/** On the page as it was served the text stands in the markup only (see site/engine/once.ts). */
function useBody(html: string): string {
  const [served] = useState(() => html || document.querySelector("[data-once]")?.innerHTML || "");
  return html || served;
}
