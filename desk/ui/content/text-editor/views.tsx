import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { useEffect, useState } from "react";
import { labelOf } from "../../../content/words.ts";
import { useForm } from "../form.ts";
import { loadPicture } from "../thumbnail.tsx";

export function PhotographView({ node }: NodeViewProps) {
  const { src, alt, title } = node.attrs;
  const [url, setUrl] = useState<string>();
  useEffect(() => void loadPicture(src).then(setUrl, () => setUrl(undefined)), [src]);
  return (
    <NodeViewWrapper as="span">
      <img src={url} alt={alt ?? ""} className="max-h-80 rounded-md bg-line object-cover" />
      <span className="block text-sm text-ink-soft">
        {[alt || "Say what it shows: click on the picture", title].filter(Boolean).join(" · ")}
      </span>
    </NodeViewWrapper>
  );
}

export function MentionView({ node }: NodeViewProps) {
  const { choices } = useForm();
  const found = choices.mentions.find(({ name }) => name === node.attrs.name);
  const words = found?.says ?? labelOf(node.attrs.name);
  return (
    <NodeViewWrapper
      as="span"
      className="cursor-pointer rounded-sm bg-sand box-decoration-clone px-[0.3em]"
    >
      {words}
    </NodeViewWrapper>
  );
}
