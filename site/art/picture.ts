export type Frame = { width: number; height: number };
export type Shape = "wide" | "tall";

export type Picture = {
  /** The line printed beside the picture. */
  source: string;
  /** `tall` is the crop for phones. */
  frames: { wide: Frame; tall?: Frame };
  draw(frame: Frame & { shape: Shape }): string;
};

export type PictureFile = { src: string; width: number; height: number };

/** What a page needs to show a picture. A photograph has no source line, and lists its sizes for the browser. */
export type PictureFiles = {
  name: string;
  source: string;
  wide: PictureFile;
  tall?: PictureFile;
  photo?: { avif: string; webp: string };
};
