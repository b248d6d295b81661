import { Button, ButtonLink } from "../../ui/button.tsx";
import { useNotice } from "../../ui/notice.tsx";
import { prerendered } from "../../ui/prerendered.tsx";
import { copy, type Entry } from "./trainings-calendar.data.ts";

const TrainingText = prerendered(
  import.meta.env.SSR ? (await import("./training-text.tsx")).default : null,
  () => import("./training-text.tsx"),
);

type Props = { training: Entry; today: string; hidden: boolean };

/** An entry that is filtered out stays where it is, unseen, so that its prerendered text is never lost. */
export function TrainingEntry({ training, today, hidden }: Props) {
  const { slug, title, lastDay, text } = training;
  const over = lastDay < today;
  return (
    <article
      aria-label={title}
      hidden={hidden}
      data-over={over || undefined}
      className="group border-b border-line py-8"
    >
      <TrainingText id={slug} text={text} />
      <div className="mt-6 flex flex-wrap gap-3 lg:ml-60">
        <ButtonLink to="/contact" variant={over ? "outline" : "default"}>
          Register Now
        </ButtonLink>
        <ReadMore training={training} />
      </div>
    </article>
  );
}

/** A training that is listed before its page exists says so and leads nowhere. */
function ReadMore({ training: { slug, title, live } }: { training: Entry }) {
  const notify = useNotice();
  if (live) {
    return (
      <ButtonLink to={`/trainings/${slug}`} variant="ghost">
        Read More
        <span className="sr-only">{title}</span>
      </ButtonLink>
    );
  }
  return (
    <Button variant="ghost" className="no-scripting:hidden" onClick={() => notify(copy.comingSoon)}>
      Read More
    </Button>
  );
}
