export type Size = readonly [width: number, height: number];
export type Frame = { width: number; height: number };
export type Shape = "wide" | "tall";
export type Canvas = Frame & { shape: Shape };

type Drawing = {
  /** `tall` is the crop for phones. */
  frames: { wide: Size; tall?: Size };
  draw(frame: Canvas): string;
};

export type Entrance = "left" | "right" | "centre";

export type Picture = Drawing & {
  /** The line printed beside the picture; those of several sources become one. */
  source: string | readonly string[];
  /** The same once more in parts that lie over each other, for a page where they move on their own. */
  layers?: Record<string, Drawing>;
  /**
   * Where it begins to draw itself when a visitor first sees it. From a side, that is its layer `front`, which lies on
   * its layer `back`; from the centre, all of it.
   */
  entrance?: Entrance;
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
