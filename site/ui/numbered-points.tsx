import { type Point, PointNumber, words } from "./points.tsx";

type Props = { points: Point[]; level?: "h3" | "h4"; className: string };

export const NumberedPoints = ({ points, level: Title = "h3", className }: Props) => (
  <ol className={className}>
    {points.map(({ title, text }, index) => (
      <li key={title} className="grid grid-cols-[3rem_1fr] border-t border-line py-5">
        <PointNumber index={index} className="font-display text-leaf text-h3" />
        <div>
          <Title className="text-h4">{title}</Title>
          <p className="mt-1.5 text-ink-soft">{words(text)}</p>
        </div>
      </li>
    ))}
  </ol>
);
