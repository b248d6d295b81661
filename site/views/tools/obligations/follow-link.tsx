import type { MouseEvent, ReactNode } from "react";

type Props = { to: string; onFollow: (link: string) => void; children: ReactNode };

/** A link within the finder: an address as any other, followed without loading the page again. */
export function FollowLink({ to, onFollow, children }: Props) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(to);
  }
  return (
    <a
      href={to}
      onClick={onClick}
      className="py-1 text-leaf underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </a>
  );
}
