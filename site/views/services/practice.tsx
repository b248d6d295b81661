import { shown } from "../../art/render.ts";
import type { Service } from "../../content/records/services.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Stat } from "../../ui/stat.tsx";

type Props = { service: Service; offerings: string; eager: boolean };

export function Practice({ service, offerings, eager }: Props) {
  const { id, title, description, services, picture, metrics, actions } = service;
  const listId = `${id}-offerings`;
  return (
    <article className="max-lg:pt-8 no-scripting:py-12">
      <div className="grid gap-x-12 gap-y-5 lg:gap-y-8 xl:grid-cols-[1fr_25rem]">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-3 max-w-xl text-lg lg:mt-5">{description}</p>
        </div>
        <Picture {...shown(picture)} eager={eager} imageClassName="rounded-lg" />
        {metrics && (
          <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4 lg:grid-cols-2 xl:col-span-2 xl:grid-cols-4">
            {metrics.map(({ value, label }) => (
              <Stat key={label} value={value} label={label} className="border-l border-line pl-4" />
            ))}
          </dl>
        )}
        <div className="xl:col-span-2">
          <h3 id={listId} className="eyebrow font-sans text-leaf">
            {offerings}
          </h3>
          <ul aria-labelledby={listId} className="mt-3 grid gap-x-12 border-t border-ink sm:grid-cols-2">
            {services.map((name) => (
              <li key={name} className="border-b border-line py-2 lg:py-3">
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-5 actions lg:mt-8">
        <ButtonLink to={actions.primary.to} size="lg">
          {actions.primary.label}
          <span className="sr-only">{title}</span>
        </ButtonLink>
        <ButtonLink to={actions.secondary.to} variant="outline" size="lg">
          {actions.secondary.label}
        </ButtonLink>
      </div>
    </article>
  );
}
