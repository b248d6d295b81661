import { href } from "../../addresses.ts";
import { shown } from "../../art/render.ts";
import type { CorporateCategory } from "../../content/records/corporate-trainings.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import { Stat } from "../../ui/stat.tsx";
import type { CorporateTrainingsCopy } from "./copy.ts";

type Props = CorporateTrainingsCopy["detail"] & { category: CorporateCategory };

export function Category({ category, modulesTitle, stats }: Props) {
  const { id, title, description, duration, format, picture, modules } = category;
  const titleId = `${id}-title`;
  return (
    <article
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="scripting:group-data-by-address/page:not-target:hidden"
    >
      <a
        href={href("/corporate-trainings")}
        className="mb-6 inline-flex items-center gap-2 py-1 font-semibold text-leaf underline underline-offset-4"
      >
        <ArrowLeft className="size-4.5" />
        Back to All Trainings Overview
      </a>
      <div className="grid-12 gap-y-8">
        <div className="col-span-12 lg:col-span-7">
          <SectionHeading id={titleId} title={title} />
          <p className="mt-6 text-lg">{description}</p>
          <dl className="mt-6 border-b border-line">
            <Fact label="Duration" value={duration} />
            <Fact label="Format" value={format} />
          </dl>
        </div>
        <Picture {...shown(picture)} className="col-span-12 lg:col-span-5" imageClassName="rounded-lg" />
      </div>
      <h3 className="mt-10 text-h3">{modulesTitle}</h3>
      <NumberedPoints
        points={modules}
        level="h4"
        className="mt-5 grid gap-x-8 border-b border-line lg:grid-cols-2"
      />
      <dl className="mt-10 grid grid-cols-2 gap-6 sm:grid-cols-4">
        {stats.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} className="border-l border-line pl-4" />
        ))}
      </dl>
      <div className="mt-10 actions">
        <ButtonLink to={href("/contact")}>Enroll Now</ButtonLink>
        <ButtonLink to={href("/contact")} variant="outline">
          Download Curriculum
        </ButtonLink>
      </div>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2">
      <dt>{label}</dt>
      <dd className="figures font-semibold">{value}</dd>
    </div>
  );
}
