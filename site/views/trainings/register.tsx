import { href } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { after, until } from "../../ui/dated.ts";
import { Stripes } from "../../ui/stripes.tsx";
import type { TrainingCopy } from "./copy.ts";

type Props = { open: TrainingCopy["register"]; over: TrainingCopy["over"]; lastDay: string };

export function Register({ open, over, lastDay }: Props) {
  return (
    <section className="bg-leaf-dark text-paper" data-print="hide">
      <Stripes className="h-2" />
      <div className="wrap grid items-center gap-8 py-14 lg:grid-cols-[1fr_auto]">
        <div className="max-w-2xl" {...until(lastDay)}>
          <h2 className="text-h3">{open.title}</h2>
          <p className="mt-2">{open.text}</p>
        </div>
        <div className="max-w-2xl" {...after(lastDay)}>
          <h2 className="text-h3">{over.title}</h2>
          <p className="mt-2">{over.text}</p>
        </div>
        <ButtonLink to={href("/contact")} variant="secondary" size="lg">
          Register Now
        </ButtonLink>
      </div>
    </section>
  );
}
