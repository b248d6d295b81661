export type Size = readonly [width: number, height: number];
export type Frame = { width: number; height: number };
export type Shape = "wide" | "tall";
/** What a picture is drawn into: `tall` is the crop for phones. */
export type Canvas = Frame & { shape: Shape };

type Drawing = {
  /** `tall` is the crop for phones. */
  frames: { wide: Size; tall?: Size };
  draw(frame: Canvas): string;
};

export type Entrance = "left" | "right" | "centre";

export type Picture = Drawing & {
  /** The line shown beside the picture; the lines of several sources are joined to one. */
  source: string | readonly string[];
  /** The same picture in parts that lie over each other, for a page on which each part moves on its own. */
  layers?: Record<string, Drawing>;
  /**
   * Where the picture begins to draw itself when a visitor first sees it. From a side only its layer `front` does, over
   * its layer `back`; from the centre all of it does.
   */
  entrance?: Entrance;
  /** For a drawing that is a file: what its files hold. */
  texts?: readonly string[];
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
