import { Picture } from "../../ui/picture.tsx";
import { Stat } from "../../ui/stat.tsx";
import { offeringsTitle, texts } from "./practice-text.data.ts";

/** All of a practice's tab but its two buttons. */
export default function PracticeText({ practice }: { id: string; practice: string }) {
  const text = texts.find(({ id }) => id === practice);
  if (!text) return null;
  const { title, description, services, picture, imageAlt, metrics } = text;
  const offerings = `${practice}-offerings`;
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[1fr_25rem]">
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-5 max-w-xl text-lg">{description}</p>
      </div>
      <Picture
        picture={picture}
        alt={imageAlt}
        eager={text === texts[0]}
        className="max-w-xl"
        imageClassName="rounded-lg"
      />
      {metrics && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4 lg:grid-cols-2 xl:col-span-2 xl:grid-cols-4">
          {metrics.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} className="border-l border-line pl-4" />
          ))}
        </dl>
      )}
      <div className="xl:col-span-2">
        <h3 id={offerings} className="eyebrow font-sans text-leaf">
          {offeringsTitle}
        </h3>
        <ul aria-labelledby={offerings} className="mt-3 grid gap-x-12 border-t border-ink sm:grid-cols-2">
          {services.map((service) => (
            <li key={service} className="border-b border-line py-3">
              {service}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
