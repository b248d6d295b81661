import type { Node } from "prosemirror-model";
import type { NodeView } from "prosemirror-view";
import { loadPicture } from "../thumbnail.tsx";

/** A photograph with its description below it, as the article shows it. */
export function imageView(first: Node): NodeView {
  const dom = document.createElement("span");
  dom.className = "text-photo";
  const image = document.createElement("img");
  const words = document.createElement("span");
  dom.append(image, words);
  let name = "";
  function show({ attrs }: Node): void {
    const { src, alt, title } = attrs;
    image.alt = alt ?? "";
    words.textContent = [alt || "Say what it shows: choose the photograph", title]
      .filter(Boolean)
      .join(" · ");
    if (name === src) return;
    name = src;
    void loadPicture(src).then(
      (address) => {
        image.src = address;
      },
      () => image.removeAttribute("src"),
    );
  }
  show(first);
  return {
    dom,
    update(node) {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
  };
}

/** A sentence of a rule or a fact of the firm, as it reads today. */
export const mentionView =
  (says: (name: string) => string) =>
  ({ attrs }: Node): NodeView => {
    const dom = document.createElement("span");
    dom.className = "text-mention";
    dom.textContent = says(attrs.name);
    return { dom };
  };
