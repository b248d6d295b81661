import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { loadPicture } from "./thumbnail.tsx";

/** The shapes in which pages show a photograph, and the ratio of width to height that the part must have, if any. */
const USES = {
  picture: { shapes: ["aspect-12/5", "aspect-4/3", "aspect-4/5"], ratio: undefined },
  portrait: { shapes: ["aspect-4/5", "aspect-square"], ratio: 4 / 5 },
} as const;

/** How far an arrow key moves the part, in hundredths of the photograph. */
const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

type Props = { name: string; use: keyof typeof USES; onChange: (name: string) => void };

/** The part that pages show stands after the name, in hundredths: photos/kiln.jpg#10-0-60-100. */
export function PhotoPart({ name, use, onChange }: Props) {
  const [file = "", part = "0-0-100-100"] = name.split("#");
  const [photo, setPhoto] = useState<Awaited<ReturnType<typeof measured>>>();
  useEffect(() => void measured(file).then(setPhoto, () => undefined), [file]);
  if (photo?.file !== file)
    return <span className="block aspect-3/2 max-w-md rounded-md bg-line" />;

  const { src, width, height } = photo;
  const { shapes, ratio = width / height } = USES[use];
  const [widest, highest] = [
    Math.min(1, (ratio * height) / width),
    Math.min(1, width / (ratio * height)),
  ];
  const [left = 0, top = 0, across = 100, down = 100] = part.split("-").map(Number);
  const [x, y, size] = [left + across / 2, top + down / 2, Math.round(across / widest)];

  /** Of this middle and size; a part that would reach beyond the photograph is moved into it. */
  function show(x: number, y: number, size: number) {
    const [across, down] = [size * widest, size * highest];
    const from = (middle: number, length: number) =>
      Math.max(0, Math.min(100 - length, middle - length / 2));
    const next = [from(x, across), from(y, down), across, down].map(Math.round).join("-");
    onChange(next === "0-0-100-100" ? file : `${file}#${next}`);
  }
  function toPoint({ detail, clientX, clientY, currentTarget }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    // A click by the keyboard has no point.
    if (detail)
      show(((clientX - box.x) / box.width) * 100, ((clientY - box.y) / box.height) * 100, size);
  }
  function byKey(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    show(x + move[0], y + move[1], size);
  }

  const inPixels = (hundredths: number, side: number) => (hundredths * side) / 100;
  const box = [
    inPixels(left, width),
    inPixels(top, height),
    inPixels(across, width),
    inPixels(down, height),
  ];
  const image = <image href={src} width={width} height={height} />;
  return (
    <div className="grid max-w-md gap-3">
      <button
        type="button"
        aria-label="The part that pages show: click where its middle is, or move it with the arrow keys"
        onClick={toPoint}
        onKeyDown={byKey}
        className="cursor-crosshair"
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="block w-full rounded-md"
        >
          {image}
          <path
            fillRule="evenodd"
            d={`M0 0H${width}V${height}H0ZM${box[0]} ${box[1]}h${box[2]}v${box[3]}h-${box[2]}Z`}
            className="fill-night/65 stroke-marigold stroke-3"
          />
        </svg>
      </button>
      <label className="flex items-center gap-3">
        <span className="shrink-0 font-semibold">Size of the part</span>
        <input
          type="range"
          min={25}
          max={100}
          value={size}
          onChange={({ target }) => show(x, y, Number(target.value))}
          className="min-h-10 w-full accent-leaf"
        />
      </label>
      <div className="flex flex-wrap gap-3">
        {shapes.map((shape) => (
          <svg
            key={shape}
            viewBox={box.join(" ")}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            className={`h-20 rounded-md ${shape}`}
          >
            {image}
          </svg>
        ))}
      </div>
    </div>
  );
}

async function measured(file: string) {
  const image = Object.assign(new Image(), { src: await loadPicture(file) });
  await image.decode();
  return { file, src: image.src, width: image.naturalWidth, height: image.naturalHeight };
}
