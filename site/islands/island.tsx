import { Component, type ComponentType, type ReactNode, useEffect, useId, useState } from "react";
import { ISLAND_FAILED } from "../ui/draft.ts";

/**
 * An error in a script must not take away what the HTML gave: a component that fails, in an old browser say, gives
 * way to its own HTML as the page was served, whose links and forms work by themselves.
 */
export function island<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  function Island(props: Props) {
    const id = useId();
    const [html] = useState(() => servedHtml(id, props));
    return (
      <Guard fallback={<Served html={html} />}>
        {/* Beside the content, not around it: client:visible watches the island's children, which need a box. */}
        <template id={id} />
        <Content {...props} />
      </Guard>
    );
  }
  return Island;
}

function Served({ html }: { html: string }) {
  useEffect(() => void dispatchEvent(new Event(ISLAND_FAILED)), []);
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

const served = new WeakMap<object, string>();

/** What fails while it starts is rendered a second time: with the same props, but with an id that no HTML has. */
function servedHtml(id: string, props: object): string {
  if (typeof document === "undefined") return "";
  const html = served.get(props) ?? document.getElementById(id)?.parentElement?.innerHTML ?? "";
  served.set(props, html);
  return html;
}

type GuardProps = { fallback: ReactNode; children: ReactNode };

class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
