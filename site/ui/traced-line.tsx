import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type TracedFigure, trailOf } from "../content/records/traced-figures.ts";
import { href } from "../paths.ts";
import { ArrowLink } from "./arrow-link.tsx";
import { ArrowRight, Plus } from "./icons.tsx";

/** The id of the part of the home page that follows a figure step by step. */
export const TRACED_STORY = "traced";

type Props = { figure: TracedFigure; children?: ReactNode };

/**
 * A figure and the documents it comes from, on one line. The line opens to its children if there are any; without
 * them it is a link to the home page, which follows a figure step by step.
 */
export function TracedLine({ figure, children }: Props) {
  const story = `${href("/")}#${TRACED_STORY}`;
  if (!children) {
    return (
      <a href={story} className={clsx(band, "block hover:bg-sand")}>
        <Trail figure={figure} icon={<ArrowRight className="size-4.5 shrink-0" />} />
      </a>
    );
  }
  return (
    <details data-more className="group/more">
      <summary className={clsx(band, "bg-sand group-open/more:border-b-0")}>
        <Trail
          figure={figure}
          icon={
            <Plus
              aria-hidden="true"
              className="size-4.5 shrink-0 transition-transform group-open/more:rotate-45"
            />
          }
        />
      </summary>
      <div className="border-b border-line bg-sand pt-3 pb-8">
        <div className="wrap">
          {children}
          <ArrowLink label="Follow a figure step by step" to={story} className="mt-3" />
        </div>
      </div>
    </details>
  );
}

const band = "border-y border-line py-2.5 text-sm lg:text-base";

function Trail({ figure, icon }: Pick<Props, "figure"> & { icon: ReactNode }) {
  const { report, workbook, invoice, meter } = figure;
  return (
    <span className="wrap flex items-center justify-between gap-4">
      <span className="figures">
        {`A sample: ${report.line}, `}
        <strong className="whitespace-nowrap">{`${trailOf(figure).result} ${report.unit}`}</strong>
        <Stop className="max-sm:sr-only">{`row ${workbook.row}`}</Stop>
        <Stop>{invoice.number}</Stop>
        <Stop>{meter.number}</Stop>
      </span>
      {icon}
    </span>
  );
}

/** A dotted line and the document it leads to. */
function Stop({ className, children }: { className?: string; children: string }) {
  return (
    <span className={className}>
      {" "}
      <span className="sr-only">from</span>{" "}
      <i
        aria-hidden="true"
        className="inline-block w-3 border-t-3 border-dotted border-marigold align-middle lg:mx-1 lg:w-12"
      />{" "}
      <span className="whitespace-nowrap">{children}</span>
    </span>
  );
}
