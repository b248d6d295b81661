import { clsx } from "clsx";
import { shown } from "../../art/render.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { TextList } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";
import { idOf } from "../section.ts";

type Props = SectionProps<"two-audits">;

/** The opening: two audits side by side. The title's first sentence stands over energy, the second over water. */
export function TwoAudits({ section, page }: Props) {
  const [energy, water] = section.title.split(/(?<=\.) /);
  return (
    <div className="relative isolate overflow-x-clip bg-marigold-soft">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 -z-10 w-1/2 bg-ink max-lg:hidden"
      />
      <div className="wrap grid lg:grid-cols-2">
        <div className="pt-6 lg:col-span-2">
          <Breadcrumbs trail={page.path} className="lg:w-1/2 lg:pr-8" />
          <h1 className="mt-6 grid text-h1 lg:mt-8 lg:grid-cols-2">
            <span>{energy} </span>
            <span className="by-day lg:pl-16 lg:text-paper">{water}</span>
          </h1>
        </div>
        <p className="max-w-xl pt-4 text-lg lg:pr-12 lg:pb-8">{section.lede}</p>
        <div className="pt-5 pb-6 lg:pb-8 lg:pl-16">
          <ButtonLink
            {...section.action}
            size="lg"
            className="max-sm:w-full lg:bg-marigold lg:text-ink lg:hover:bg-marigold-soft"
          />
        </div>
        <Audit audit={section.audits[0]} />
        <Audit audit={section.audits[1]} isDark />
      </div>
    </div>
  );
}

function Audit({ audit, isDark }: { audit: Props["section"]["audits"][number]; isDark?: boolean }) {
  const id = idOf(audit);
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] content-start pb-7 lg:pb-10",
        isDark ? "-mx-gutter bg-ink px-gutter text-paper lg:mx-0 lg:pr-0 lg:pl-16" : "lg:pr-16",
      )}
    >
      <Picture
        {...shown(audit.picture)}
        eager
        className={clsx(
          "-mx-gutter max-lg:[&_figcaption]:px-gutter lg:mx-0 lg:w-[50vw]",
          isDark
            ? "lg:-ml-16 lg:[&_figcaption]:pr-gutter lg:[&_figcaption]:pl-16"
            : "lg:-mr-16 lg:justify-self-end lg:[&_figcaption]:pr-4 lg:[&_figcaption]:pl-[calc(max(0rem,50vw-42rem)+var(--spacing-gutter))]",
        )}
        imageClassName="object-cover object-[50%_78%] max-sm:h-32 sm:h-56"
      />
      <SectionHeading id={id} title={audit.title} className="mt-5 lg:mt-6" />
      <p className="mt-2 max-w-lg">{audit.text}</p>
      <TextList
        items={audit.points}
        className="mt-3 grid gap-1.5"
        itemClassName="grid grid-cols-[0.625rem_1fr] gap-x-4"
        bullet={clsx(
          "mt-2 size-2.5 rounded-full",
          isDark ? "bg-data-4" : "bg-ember dark:bg-data-9",
        )}
      />
      <p className={clsx("mt-5 max-w-lg", isDark ? "text-paper/85" : "text-ink")}>{audit.bring}</p>
    </section>
  );
}
