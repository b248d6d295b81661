export type Frame = { width: number; height: number };
export type Shape = "wide" | "tall";

export type Picture = {
  /** The line printed beside the picture. */
  source: string;
  /** `tall` is the crop for phones. */
  frames: { wide: Frame; tall?: Frame };
  draw(frame: Frame & { shape: Shape }): string;
};
