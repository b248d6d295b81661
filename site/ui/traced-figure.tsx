import { clsx } from "clsx";
import { type TracedFigure as Figure, trailOf } from "../content/records/traced-figures.ts";
import { dayText } from "../dates/dates.ts";
import { Invoice, Meter, Report, Workbook } from "./traced-drawings.tsx";

type Props = {
  figure: Figure & { id: string };
  /** Whether scrolling tells it step by step (story.css); only on the home page. */
  isStory?: boolean;
};

/**
 * A reported figure and the three documents it comes from. The four stops are a radio group without a script: the
 * one that is chosen or pointed at shows its check. Narrow screens and paper show all four checks.
 */
export function TracedFigure({ figure, isStory = false }: Props) {
  const { id, title, lede, note, report, workbook, invoice, meter } = figure;
  const trail = trailOf(figure);
  const stops = [
    {
      ...report,
      drawing: <Report value={trail.result} unit={report.unit} />,
      reading: `${report.line}: ${trail.result} ${report.unit}`,
    },
    {
      ...workbook,
      drawing: <Workbook {...trail} row={workbook.row} />,
      reading: `${trail.quantity} × ${trail.factor}${workbook.per === 1 ? "" : " ÷ 1,000"} = ${trail.result} (${workbook.factorUnit})`,
    },
    {
      ...invoice,
      drawing: <Invoice {...trail} unit={meter.unit} issuer={invoice.issuer} />,
      reading: `${invoice.number}: ${trail.quantity} ${meter.unit}`,
    },
    {
      ...meter,
      drawing: (
        <Meter
          value={meter.after}
          unit={meter.unit}
          number={meter.number}
          before={isStory ? meter.before : undefined}
        />
      ),
      reading: `${meter.number}, ${dayText(meter.takenOn)}: ${trail.after} − ${trail.before} = ${trail.quantity} ${meter.unit}`,
    },
  ];
  return (
    <figure aria-labelledby={`traced-${id}`}>
      <h2 id={`traced-${id}`} className="max-w-3xl text-h2">
        {title}
      </h2>
      <p className="mt-3 max-w-2xl text-lg">{lede}</p>
      <ol className={clsx("traced mt-5 lg:mt-8", isStory && "traced-story")}>
        {stops.map(({ name, text, check, reading, drawing }, index) => (
          <li key={name}>
            <label className="traced-stop">
              <input type="radio" name={`traced-${id}`} defaultChecked={index === 0} className="sr-only" />
              <span className="traced-drawing">{drawing}</span>
              <span className="traced-words">
                <span className="font-display text-h4">{name}</span>
                <span className="figures mt-1 block text-sm font-semibold">{reading}</span>
                <span className="mt-2 block">{text}</span>
              </span>
            </label>
            <p className="traced-check">{check}</p>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 text-sm opacity-80">{note}</figcaption>
    </figure>
  );
}
