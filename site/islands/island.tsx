import { Component, type ComponentType, type ReactNode, useEffect, useId, useState } from "react";
import { ISLAND_FAILED } from "../ui/draft.ts";
import { ISLAND_READY } from "../ui/islands.ts";

/** If an island fails, in an old browser say, its HTML as it was served takes its place: that works without scripts. */
export function island<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  function Island(props: Props) {
    const id = useId();
    const [html] = useState(() => servedHtml(id, props));
    // After the effects of all that is in it.
    useEffect(() => {
      document.getElementById(id)?.dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
    }, [id]);
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

/** Cached by props: React renders what fails at its start again with the same props, but an id that no HTML has. */
function servedHtml(id: string, props: object): string {
  if (typeof document === "undefined") return "";
  const html = served.get(props) ?? document.getElementById(id)?.parentElement?.innerHTML ?? "";
  served.set(props, html);
  return html;
}

class Guard extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
