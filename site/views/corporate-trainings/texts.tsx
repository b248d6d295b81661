import { Picture } from "../../ui/picture.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { Stat } from "../../ui/stat.tsx";
import { benefits, categories, detail } from "./texts.data.ts";

/** The parts of the page that no script ever changes; see prerendered. */

type Props = { id: string; category: string };

export function CategoryCover({ category: name }: Props) {
  const category = categories[name];
  if (!category) return null;
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-4 sm:block">
      <Picture picture={category.picture} alt={category.imageAlt} showSource={false} />
      <div className="sm:mt-4">
        <h3 className="text-h3 group-hover:text-leaf">{category.shortTitle}</h3>
        <p className="font-semibold text-leaf">{category.duration}</p>
        <p className="mt-2">{category.text}</p>
      </div>
    </div>
  );
}

export function CategoryDetail({ id, category: name }: Props) {
  const category = categories[name];
  if (!category) return null;
  const { title, description, duration, format, picture, imageAlt, modules } = category;
  return (
    <>
      <div className="grid-12 gap-y-8">
        <div className="col-span-12 lg:col-span-7">
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          <p className="mt-6 text-lg">{description}</p>
          <dl className="mt-6 border-b border-line">
            <Fact label="Duration" value={duration} />
            <Fact label="Format" value={format} />
          </dl>
        </div>
        <Picture picture={picture} alt={imageAlt} className="col-span-12 lg:col-span-5" />
      </div>
      <h3 className="mt-10 text-h3">{detail.modulesTitle}</h3>
      <ol className="mt-5 grid gap-x-8 border-b border-line lg:grid-cols-2">
        {modules.map((module, index) => (
          <li key={module.title} className="grid grid-cols-[3rem_1fr] border-t border-line py-5">
            <span aria-hidden="true" className="figures font-display text-h3 text-leaf">
              {index + 1}
            </span>
            <div>
              <h4 className="text-h4">{module.title}</h4>
              <p className="mt-2">{module.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <dl className="mt-10 grid grid-cols-2 gap-6 sm:grid-cols-4">
        {detail.stats.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} className="border-l border-line pl-4" />
        ))}
      </dl>
    </>
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

export function Benefits({ id }: { id: string }) {
  return (
    <Section tone="sand" aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`} title={benefits.title} lede={benefits.intro} />
      <ul className="mt-8 border-b border-line lg:mt-14">
        {benefits.items.map(({ title, text }) => (
          <li key={title} className="grid-12 gap-y-2 border-t border-line py-6">
            <h3 className="col-span-12 text-h3 lg:col-span-5">{title}</h3>
            <p className="col-span-12 text-lg lg:col-span-7">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
