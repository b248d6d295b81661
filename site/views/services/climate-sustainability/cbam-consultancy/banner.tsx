import { copy } from "./cbam-consultancy.data.ts";

export function Banner() {
  const { date, text, next, isPast } = copy.banner;
  return (
    <div className="bg-ember text-white">
      <div className="wrap flex flex-wrap gap-x-8 gap-y-1 py-3 text-sm">
        <p className="font-semibold">
          <time dateTime={date}>{text}</time>
          {isPast && " (past)"}
        </p>
        <p>{next}</p>
      </div>
    </div>
  );
}
