import { isRouteErrorResponse } from "react-router";
import { pageMeta } from "../../seo/meta.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import type { Route } from "./+types/blog-post.ts";
import { ArticleBody } from "./article-body.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { copy } from "./blog-post.data.ts";
import { blogPosting } from "./blog-posting.ts";
import { PostNotFound } from "./post-not-found.tsx";
import { articles } from "./posts.data.ts";
import { Sidebar } from "./sidebar.tsx";
import { trailTo } from "./trail.ts";

export function loader({ params }: Route.LoaderArgs) {
  return { post: articles[params.id] ?? null };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const post = loaderData?.post;
  if (!post) return pageMeta({ seo: copy.seo, path: "/blog/404", noindex: true });
  return pageMeta({
    seo: post.seo,
    path: `/blog/${post.id}`,
    trail: trailTo(post),
    type: "article",
    graph: [blogPosting(post)],
  });
}

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  if (!post) return <PostNotFound />;
  const { title, text, primary, secondary } = copy.closing;
  return (
    <>
      <div className="wrap print:p-0">
        <article>
          <ArticleHeader post={post} />
          <div className="grid-12 gap-y-16 pb-section print:p-0">
            <ArticleBody post={post} />
            <Sidebar post={post} />
          </div>
        </article>
      </div>
      <CallToAction title={title} text={text} action={primary} secondary={secondary} />
    </>
  );
}

/** No file was built for the data of an unknown post, so a navigation to it ends here. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <PostNotFound />;
  throw error;
}
