import { DEFAULT_SERVICE } from "../../../contract/fields.ts";
import { shown } from "../../art/render.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { TextLink } from "../../ui/onward-link.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { PlacedSection } from "../schemas.ts";

type Topics = Record<
  string,
  { meanwhile: string; link?: { label: string; to: string } | undefined }
>;
export function Thanks({ section, page, topics }: PlacedSection<"thanks"> & { topics: Topics }) {
  const image = shown(section.picture);
  return (
    <>
      <div className="wrap pt-8 pb-section">
        <Breadcrumbs trail={page.path} />
        <h1 className="mt-10 max-w-[9.6em] text-h1 lg:mt-14">{section.title}</h1>
        <p className="mt-6 max-w-2xl text-lede">{section.text}</p>
        {/* show-topic.ts shows the text for the topic that was sent. Room for the longest, so that nothing moves. */}
        <section
          aria-labelledby="meanwhile"
          className="mt-8 min-h-[calc(5lh+2rem)] max-w-2xl sm:min-h-[calc(4lh+2rem)]"
        >
          <div className="border-l-4 border-marigold pl-5">
            <SectionHeading id="meanwhile" size="h4" title={section.meanwhile} />
            {Object.entries(topics).map(([topic, { meanwhile, link }]) => (
              <div key={topic} data-topic={topic} hidden={topic !== DEFAULT_SERVICE}>
                <p className="mt-1">{meanwhile}</p>
                {link && <TextLink {...link} isBold />}
              </div>
            ))}
          </div>
        </section>
        <ButtonLink {...section.link} size="lg" className="mt-8 max-sm:w-full">
          <ArrowRight className="size-5" />
        </ButtonLink>
      </div>
      <Picture {...image} showSource={false} />
      <div className="bg-ink text-sm text-paper/85">
        <SourceLine {...image} className="wrap pt-3" />
      </div>
    </>
  );
}
