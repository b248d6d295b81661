import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { openingCrop } from "../../art/crops.ts";
import { shown } from "../../art/render.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Actions, HeroGround, HeroTitle, Hero as SplitHero } from "../../ui/hero.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import type { PlacedSection } from "../schemas.ts";

type Props = PlacedSection<"hero">;

export function Hero(props: Props) {
  const Form = forms[props.section.form];
  return <Form {...props} />;
}

/** A drawing that comes out of its ground, as five-forks does, begins behind the words. */
const rises = (name = "") => name === "five-forks" && "max-md:-mt-3 md:-mt-10 lg:-mt-14";

function Split({ section, page }: Props) {
  const { picture, action, secondary, ...words } = section;
  return (
    <SplitHero
      {...words}
      trail={page.path}
      titleClassName="max-w-[11em]"
      ledeClassName="max-w-xl max-[24rem]:min-h-[5lh]"
      actions={linksOf(section)}
    >
      <Image
        {...{ section, page }}
        className={clsx(rises(picture?.name))}
        imageClassName={clsx("object-cover", picture && openingCrop(picture.name))}
      />
      <Source section={section} className="wrap pt-2 pb-4 text-sm opacity-75" />
    </SplitHero>
  );
}

const Left = ({ section, page }: Props) => (
  <HeroGround tone={section.tone}>
    <div className="wrap grid-12 gap-y-5 py-6 lg:min-h-[34rem]">
      <div className="col-span-12 flex flex-col justify-between gap-8 lg:col-span-6">
        <Breadcrumbs trail={page.path} />
        <div>
          <Words section={section} titleClassName="max-sm:min-h-[3lh]" />
        </div>
      </div>
      <Image
        {...{ section, page }}
        tallBelow="lg"
        className="col-span-12 lg:absolute lg:top-0 lg:bottom-20 lg:left-1/2 lg:-z-10 lg:w-1/2"
        imageClassName="object-cover max-sm:h-48 lg:h-full lg:object-left-bottom lg:[mask-image:linear-gradient(transparent,black_25%)]"
      />
      <Source
        section={section}
        className="col-span-12 self-end justify-self-start text-sm opacity-85 lg:col-span-6"
      />
    </div>
  </HeroGround>
);

function Right({ section, page }: Props) {
  const isPhoto = section.picture && shown(section.picture).picture.photo;
  return (
    <HeroGround tone={section.tone} className="words-on-picture">
      <div className="wrap lg:grid-12 lg:min-h-[36rem]">
        <div className="pt-6 pb-8 lg:col-span-6 lg:col-start-7 lg:pb-24">
          <Breadcrumbs trail={page.path} className="mb-6 lg:mb-16" />
          <Words section={section} />
        </div>
      </div>
      <Image
        {...{ section, page }}
        className={clsx(
          "-z-10 lg:absolute lg:inset-y-0 lg:left-0",
          isPhoto ? "lg:w-[48vw]" : "lg:w-[52vw]",
        )}
        imageClassName="h-full object-cover object-right max-sm:h-40"
      />
      <Source
        section={section}
        className="px-gutter py-4 text-sm lg:absolute lg:bottom-0 lg:left-[calc(50%+clamp(0.5rem,1.1vw,1rem))] lg:max-w-xl lg:px-0"
      />
    </HeroGround>
  );
}

function Words({ section, titleClassName }: Pick<Props, "section"> & { titleClassName?: string }) {
  const { tone, eyebrow, title, lede } = section;
  return (
    <>
      <div className="mb-5">
        <HeroTitle {...{ tone, eyebrow, title }} className={titleClassName} />
      </div>
      <p className="max-w-xl text-lede">{lede}</p>
      <Actions links={linksOf(section)} isDark={tone === "ink"} className="mt-6" />
    </>
  );
}

const linksOf = ({ action, secondary }: Props["section"]) =>
  [action, secondary].filter((link) => link !== undefined);

function Image({ section, page, ...props }: Props & Partial<ComponentProps<typeof Picture>>) {
  if (!section.picture) return null;
  return (
    <Picture {...shown(section.picture)} service={page.path} eager showSource={false} {...props} />
  );
}

const Source = ({
  section: { picture },
  className,
}: Pick<Props, "section"> & { className: string }) =>
  picture && <SourceLine {...shown(picture)} className={className} />;

const Beside = ({ section, page }: Props) => (
  <section className="wrap pt-6 pb-6 lg:pb-8">
    <Breadcrumbs trail={page.path} />
    <div className="mt-6 grid-12 items-start gap-y-5 lg:mt-8">
      <div className="col-span-12 lg:col-span-6 lg:pr-8">
        <h1 className="text-h1">{section.title}</h1>
        <p className="mt-4 max-w-xl text-lede">{section.lede}</p>
        <Actions links={linksOf(section)} className="mt-6" />
      </div>
      <Image
        {...{ section, page }}
        showSource
        className="col-span-12 lg:col-span-6"
        imageClassName="rounded-lg object-cover max-md:aspect-3/2 md:aspect-7/4"
      />
    </div>
  </section>
);

/** Its border lines continue in the sections of a dark page below. */
const Ruled = ({ section, page }: Props) => (
  <section className="border-b border-line-dark bg-ink text-paper">
    <div className="wrap">
      <div className="grid border-line-dark lg:min-h-[34rem] lg:grid-cols-[11fr_9fr] lg:border-x">
        <div className="flex flex-col pt-6 pb-8 lg:border-r lg:border-line-dark lg:px-10">
          <Breadcrumbs trail={page.path} />
          <h1 className="mt-6 text-h1 lg:mt-auto lg:pt-6">{section.title}</h1>
          <p className="mt-4 max-w-lg text-lede">{section.lede}</p>
          <Actions links={linksOf(section)} isDark className="mt-6" />
        </div>
        <Image
          {...{ section, page }}
          showSource
          className="relative max-lg:-mx-gutter [&>figcaption]:absolute [&>figcaption]:right-0 [&>figcaption]:bottom-0 [&>figcaption]:bg-ink [&>figcaption]:px-gutter lg:[&>figcaption]:px-3 [&>figcaption]:py-1 [&>figcaption]:opacity-100"
          imageClassName="object-cover max-sm:h-48 lg:absolute lg:h-full"
        />
      </div>
    </div>
  </section>
);

/**
 * The picture's width shows a whole number of the 24 columns of ticked-record, so that no tick is cut. It grows with the
 * height of the words, and ends before them however many they are.
 */
const Spine = ({ section, page }: Props) => (
  <section className="relative border-b border-line">
    <div className="wrap pt-6 lg:grid lg:min-h-[28rem] min-[118rem]:min-h-[35rem] lg:grid-cols-[26%_1fr] lg:grid-rows-[auto_1fr]">
      <Breadcrumbs trail={page.path} className="lg:col-start-2" />
      <div className="items-end gap-x-10 pt-5 pb-6 lg:py-6 lg:col-start-2 lg:self-center xl:grid xl:grid-cols-[4fr_3fr]">
        <h1 className="text-h1">{section.title}</h1>
        <div className="max-xl:mt-4">
          <p className="max-w-xl text-lede">{section.lede}</p>
          <Actions links={linksOf(section)} className="mt-5" />
        </div>
      </div>
    </div>
    <Image
      {...{ section, page }}
      tallBelow="lg"
      className="overflow-hidden lg:absolute lg:inset-y-0 lg:left-0 lg:max-w-[calc(var(--spacing-bleed)+0.26*(min(84rem,100vw)-2*var(--spacing-gutter))-1rem)] lg:aspect-[368/800] xl:aspect-[497/800] min-[90rem]:aspect-[594/800] min-[105rem]:aspect-square"
      imageClassName="lg:h-full lg:object-cover lg:object-left-top"
    />
    <div className="wrap pt-2 pb-4 lg:grid lg:grid-cols-[26%_1fr]">
      <Source section={section} className="max-w-2xl text-sm text-ink-soft lg:col-start-2" />
    </div>
  </section>
);

const forms = {
  split: Split,
  left: Left,
  right: Right,
  beside: Beside,
  ruled: Ruled,
  spine: Spine,
};
