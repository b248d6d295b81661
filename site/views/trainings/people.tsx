import { portrait } from "../../art/render.ts";
import type { Member } from "../../content/records/team.ts";
import type { Training } from "../../content/records/trainings.ts";
import { TextList } from "../../ui/points.tsx";
import { Section } from "../../ui/section.tsx";
import type { TrainingCopy } from "./copy.ts";

type Props = { copy: TrainingCopy; training: Training; trainer: Member | undefined };

export function People({ copy, training: { trainerLines, certification }, trainer }: Props) {
  const {
    headings,
    certification: { verify },
  } = copy;
  if (!trainer && !certification) return null;
  return (
    <Section>
      <div className="grid-12 gap-y-6">
        {trainer && <Trainer title={headings.trainer} trainer={trainer} lines={trainerLines} />}
        {certification && (
          <div className={trainer ? "col-span-12 lg:col-span-4 lg:col-start-9" : "col-span-12 lg:col-span-7"}>
            <h2 className="font-sans font-semibold text-leaf">{headings.certification}</h2>
            <p className="mt-1 font-display text-h3">{copy.certification.label}</p>
            <p className="mt-2">{certification}</p>
            <p className="mt-2">{copy.certification.intro}</p>
            <p className="mt-2">
              <a href={verify.to} className="inline-block py-1 text-leaf underline underline-offset-4">
                {verify.label}
              </a>
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}

function Trainer({ title, trainer, lines }: { title: string; trainer: Member; lines: string[] }) {
  const { src, width, height } = portrait(trainer).wide;
  return (
    <div className="col-span-12 grid grid-cols-[5rem_minmax(0,1fr)] gap-x-5 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8 lg:col-span-7">
      <img
        src={src}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        className="w-full max-w-52 rounded-lg sm:row-span-2"
      />
      <div className="max-sm:self-end">
        <h2 className="font-sans font-semibold text-leaf">{title}</h2>
        <p className="mt-1 font-display text-h3">{trainer.name}</p>
      </div>
      {lines.length > 0 && (
        <TextList items={lines} className="list-disc pl-5 max-sm:col-span-2 " itemClassName="py-1" />
      )}
    </div>
  );
}
