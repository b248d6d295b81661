import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useNotice } from "../../ui/notice.tsx";
import { Prerendered } from "../../ui/prerendered.tsx";
import { copy, type trainings } from "./trainings-calendar.data.ts";

type Entry = (typeof trainings)[number];

type Props = { training: Entry; today: string; hidden: boolean; children: ReactNode };

/** An entry that is filtered out stays where it is, unseen, so that its prerendered text is never lost. */
export function TrainingEntry({ training, today, hidden, children }: Props) {
  const { slug, lastDay } = training;
  const over = lastDay < today;
  return (
    <article
      aria-labelledby={slug}
      hidden={hidden}
      data-over={over || undefined}
      className="group border-b border-line py-8"
    >
      <Prerendered className="grid items-start gap-4 lg:grid-cols-[13rem_1fr]">{children}</Prerendered>
      <div className="mt-6 flex flex-wrap gap-3 lg:ml-56">
        <ButtonLink to="/contact" variant={over ? "outline" : "default"}>
          Register Now
        </ButtonLink>
        <ReadMore training={training} />
      </div>
    </article>
  );
}

/** A training that is listed before its page exists says so and leads nowhere. */
function ReadMore({ training: { slug, live } }: { training: Entry }) {
  const notify = useNotice();
  if (live) {
    return (
      <ButtonLink to={`/trainings/${slug}`} variant="ghost" aria-describedby={slug}>
        Read More
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="ghost"
      aria-describedby={slug}
      className="no-scripting:hidden"
      onClick={() => notify(copy.comingSoon)}
    >
      Read More
    </Button>
  );
}
