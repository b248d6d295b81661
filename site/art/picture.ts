export type Size = readonly [width: number, height: number];
export type Frame = { width: number; height: number };
export type Shape = "wide" | "tall";
/** What a picture is drawn into: `tall` is the crop for phones. */
export type Canvas = Frame & { shape: Shape };

type Drawing = { frames: { wide: Size; tall?: Size }; draw(frame: Canvas): string };

/** In the dark theme `page` and `marigold` change colours, `documents` its ground; `daylight` is dimmed. */
export type Ground = "page" | "documents" | "marigold" | "daylight";

export type Entrance = "left" | "right" | "centre";

export type Picture = Drawing & {
  /** The line shown beside the picture. */
  source: string;
  /** The same picture in parts that lie over each other, for a page on which each part moves on its own. */
  layers?: Record<string, Drawing>;
  /** Where it begins to draw itself when first seen: from a side only its layer `front`, else all of it. */
  entrance?: Entrance;
  ground?: Ground;
};

export type PictureFile = { src: string; width: number; height: number };

/** What a page needs to show a picture. A photograph has no source line, and lists its sizes for the browser. */
export type PictureFiles = {
  name: string;
  source: string;
  wide: PictureFile;
  tall?: PictureFile;
  photo?: { avif: string; webp: string };
  layers?: Record<string, PictureFiles>;
  entrance?: Entrance;
};
