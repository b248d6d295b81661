import { ButtonLink } from "./button.tsx";
import { ArrowRight } from "./icons.ts";
import { Stripes } from "./stripes.tsx";

type Props = {
  title: string;
  text: string;
  action: { label: string; to: string };
  secondary?: { label: string; to: string };
};

/** The last word of a page: one thing to do next. */
export function CallToAction({ title, text, action, secondary }: Props) {
  return (
    <section className="bg-leaf-dark text-paper" data-print="hide">
      <Stripes className="h-2" />
      <div className="wrap grid-12 items-end gap-y-8 py-section">
        <div className="col-span-12 lg:col-span-8">
          <h2 className="max-w-[20ch] text-h1">{title}</h2>
          <p className="mt-5 max-w-2xl text-lede">{text}</p>
        </div>
        <div className="col-span-12 flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">
          <ButtonLink to={action.to} variant="secondary" size="lg">
            {action.label}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
          {secondary && (
            <ButtonLink to={secondary.to} variant="outline" size="lg" className="hover:bg-paper/15">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
