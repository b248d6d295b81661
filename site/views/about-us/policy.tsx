import { ButtonLink } from "../../ui/button.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import type { AboutUsCopy } from "./copy.ts";
import { Panel } from "./panel.tsx";

export function Policy({ statement, objectives, button }: AboutUsCopy["policy"]) {
  return (
    <Panel>
      <section aria-labelledby="statement" className="border-l-4 border-leaf pl-6 lg:pl-12">
        <h2 id="statement" className="eyebrow font-sans text-leaf">
          {statement.title}
        </h2>
        <div className="mt-4 grid max-w-3xl gap-6 text-lede">
          {statement.paragraphs.map((paragraph) => (
            <p key={paragraph} className="first:font-display first:text-h2">
              {paragraph}
            </p>
          ))}
          <ButtonLink to={button.to} size="lg" className="mt-3 sm:justify-self-start">
            {button.label}
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="objectives">
        <h2 id="objectives" className="text-h2">
          {objectives.title}
        </h2>
        <NumberedPoints
          points={objectives.items}
          size="large"
          className="mt-10 grid gap-x-12 md:grid-cols-2"
        />
      </section>
    </Panel>
  );
}
