import { clsx } from "clsx";
import { type TracedFigure as Figure, trailOf } from "../content/records/traced-figures.ts";
import { dayText } from "../dates/dates.ts";
import { Button } from "./button.tsx";
import { DrawnCertificate, Invoice, Meter, Report, Workbook } from "./traced-drawings.tsx";

/**
 * A reported figure, whose tag goes to the documents it comes from: by scrolling where it is a story, by a choice where
 * they stand in a row, by swiping on narrow screens (traced.css). Without scripts all four steps are shown in order.
 */
export function TracedFigure({
  figure,
  isStory,
}: {
  figure: Figure & { id: string };
  isStory?: boolean;
}) {
  const { id, title, lede, note, report, workbook, invoice, meter } = figure;
  const trail = trailOf(figure);
  const Claim = report.isCertificate ? DrawnCertificate : Report;
  const stops = [
    {
      ...report,
      drawing: <Claim value={trail.result} unit={report.unit} />,
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
      drawing: <Meter {...meter} value={meter.after} before={isStory ? meter.before : undefined} />,
      reading: `${meter.number}, ${dayText(meter.takenOn)}: ${trail.after} − ${trail.before} = ${trail.quantity} ${meter.unit}`,
    },
  ];
  return (
    <figure
      aria-labelledby={`traced-${id}`}
      className={clsx("traced-figure", isStory && "traced-story")}
    >
      <h2 id={`traced-${id}`} className="max-w-3xl text-h2">
        {title}
      </h2>
      <p className="mt-3 max-w-2xl text-lg">{lede}</p>
      <div data-rail className="traced-rail mt-5 lg:mt-8">
        <ol
          data-traced={isStory ? "story" : ""}
          className={clsx("traced", !isStory && "traced-row")}
        >
          {stops.map(({ name, text, check, reading, drawing }, index) => (
            <li key={name}>
              {index === 0 && (
                <span aria-hidden="true" className="traced-tag by-day figures text-ink">
                  <b>
                    {trail.result} <small>{report.unit}</small>
                  </b>
                </span>
              )}
              <label className="traced-stop">
                <input
                  type="radio"
                  name={`traced-${id}`}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                {drawing}
                <span className="font-display text-h4">{name}</span>
              </label>
              <div className="traced-text">
                <p className="figures font-semibold">{reading}</p>
                <p className="mt-2">{text}</p>
                <p className="traced-check">{check}</p>
                {stops[index + 1] && (
                  <Button variant="outline" className="traced-next" data-print="hide">
                    {`Next: ${stops[index + 1]?.name}`}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-4 text-sm opacity-80">{note}</figcaption>
    </figure>
  );
}
