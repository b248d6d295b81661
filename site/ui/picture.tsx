import { clsx } from "clsx";
import type { PictureFiles } from "../art/render.ts";

type Props = {
  picture: PictureFiles;
  alt: string;
  /** Above the fold: fetched at once and with priority. */
  eager?: boolean;
  showSource?: boolean;
  /** Where the tall crop gives way to the wide one. */
  tallBelow?: "md" | "lg";
  /** How wide a photograph is shown; for one further down the page most browsers find out by themselves. */
  sizes?: string;
  className?: string;
  imageClassName?: string;
};

/** A drawing's source where it stands apart from the drawing; a photograph has none. */
export function SourceLine({ source, className }: { source: string; className?: string }) {
  return source ? <p className={className}>{source}</p> : null;
}

/** A drawing with its source line, phones getting the tall crop where there is one, or a photograph. */
export function Picture({
  picture,
  alt,
  eager = false,
  showSource = true,
  tallBelow = "md",
  sizes = "(min-width: 64rem) 60vw, 100vw",
  className,
  imageClassName,
}: Props) {
  const { wide, tall, photo, source } = picture;
  const shown = photo && (eager ? sizes : `auto, ${sizes}`);
  const img = (
    <img
      src={wide.src}
      srcSet={photo?.webp}
      sizes={shown}
      width={wide.width}
      height={wide.height}
      alt={alt}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding={eager ? undefined : "async"}
      className={clsx("h-auto w-full", imageClassName)}
    />
  );
  const image = !(tall || photo) ? (
    img
  ) : (
    <picture className="contents">
      {tall && (
        <source
          media={tallBelow === "lg" ? "(max-width: 63.99rem)" : "(max-width: 47.99rem)"}
          srcSet={tall.src}
          width={tall.width}
          height={tall.height}
        />
      )}
      {photo && <source type="image/avif" srcSet={photo.avif} sizes={shown} />}
      {img}
    </picture>
  );
  if (!showSource || !source) return <div className={className}>{image}</div>;
  return (
    <figure className={className}>
      {image}
      <figcaption className="mt-2 text-sm opacity-75">{source}</figcaption>
    </figure>
  );
}
