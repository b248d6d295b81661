import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";

type Props = { button: { label: string; to: string }; children: ReactNode };

/** What both tabs have in common: sections one below the other, and what to do next. */
export function Panel({ button, children }: Props) {
  return (
    <div className="pt-12 lg:pt-20">
      <div className="grid gap-section">{children}</div>
      <ButtonLink to={button.to} size="lg" className="mt-16">
        {button.label}
      </ButtonLink>
    </div>
  );
}
