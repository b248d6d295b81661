import { Section } from "../../../../ui/section.tsx";
import type { CbamCopy } from "./copy.ts";

export function Results({ title, claim, deliverablesTitle, deliverables }: CbamCopy["results"]) {
  return (
    <Section tone="leaf">
      <div className="grid gap-12 lg:grid-cols-2">
        <div>
          <h2 className="text-h4">{title}</h2>
          <p className="mt-5 font-display text-h2">
            {claim.split(/(\d+%|€[\d,]+)/).map((part, index) =>
              index % 2 ? (
                <span key={part} className="text-marigold">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
          </p>
        </div>
        <div>
          <h3 className="text-h4">{deliverablesTitle}</h3>
          <ul className="mt-5">
            {deliverables.map((item) => (
              <li key={item} className="border-t border-line-dark py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
