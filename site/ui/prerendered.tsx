import { type ComponentType, lazy, useState } from "react";

/**
 * A part of a page that is only there to be read. On the first view the browser keeps its prerendered HTML and never
 * loads the script and the copy behind it. When the page is reached by a link they are fetched, and the navigation
 * waits for them as it does for the page itself.
 *
 * `atBuild` is the part while prerendering and null in the browser, so that its module is left out of the bundle:
 * `import.meta.env.SSR ? (await import("./part.tsx")).default : null`.
 */
export function prerendered<Props extends { id: string }>(
  atBuild: ComponentType<Props> | null,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part: ComponentType<Props> = atBuild ?? lazy(load);
  return function Prerendered(props: Props) {
    const { id } = props;
    const [html] = useState(() => (atBuild ? null : document.getElementById(id)?.innerHTML));
    if (html) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
    return (
      <div id={id}>
        <Part {...props} />
      </div>
    );
  };
}
