import { slugOf } from "../../../site/content/reader/slug.ts";

/** A new record takes its name from what it is called. */
export function nameFrom(kind: string, data: unknown): string | undefined {
  const { title, name, question } = Object(data) as Record<string, unknown>;
  const words = { team: name, answers: question, rules: name }[kind] ?? title;
  return slugOf(String(words ?? "")) || undefined;
}

type Props = { value: string; kind: string; problem?: string | undefined; onChange: (value: string) => void };

export function NameField({ value, kind, problem, onChange }: Props) {
  const hint =
    kind === "trainings"
      ? `Its address: /trainings/${value}`
      : "By this name other records find it. It stays.";
  return (
    <div className="grid gap-1">
      <label htmlFor="record-name" className="font-semibold">
        Name of the file
      </label>
      <input
        id="record-name"
        className="desk-control"
        value={value}
        aria-describedby="record-name-hint"
        onChange={(event) => onChange(event.target.value.toLowerCase().replace(/[^a-z0-9-]/g, "-"))}
      />
      {problem && <p className="desk-problem">{problem}</p>}
      <p id="record-name-hint" className="text-ink-soft">
        {hint}
      </p>
    </div>
  );
}
