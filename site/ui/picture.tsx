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
  className?: string;
  imageClassName?: string;
};

/** A drawing with its source line; phones get the tall crop where there is one. */
export function Picture({
  picture,
  alt,
  eager = false,
  showSource = true,
  tallBelow = "md",
  className,
  imageClassName,
}: Props) {
  const { wide, tall, source } = picture;
  const image = (
    <picture className="contents">
      {tall && (
        <source
          media={tallBelow === "lg" ? "(max-width: 63.99rem)" : "(max-width: 47.99rem)"}
          srcSet={tall.src}
          width={tall.width}
          height={tall.height}
        />
      )}
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className={clsx("h-auto w-full", imageClassName)}
      />
    </picture>
  );
  if (!showSource) return <div className={className}>{image}</div>;
  return (
    <figure className={className}>
      {image}
      <figcaption className="mt-2 text-sm opacity-75">{source}</figcaption>
    </figure>
  );
}
