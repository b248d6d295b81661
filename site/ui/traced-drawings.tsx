import type { ReactNode } from "react";

/** The frame of each document: 280 × 220, its figure at half the height, where a thread runs behind it. Paper in the dark too. */
const Ground = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 280 220" aria-hidden="true" className="by-day figures h-auto w-full">
    {children}
  </svg>
);

type LabelProps = {
  x: number;
  y: number;
  text: ReactNode;
  anchor?: "end" | "middle";
  className?: string;
};

const Label = ({ anchor, text, ...props }: LabelProps) => (
  <text textAnchor={anchor} {...props}>
    {text}
  </text>
);

const sheet = "fill-white stroke-ink/70 [stroke-width:2]";
const words = "fill-none stroke-ink/30 [stroke-width:5]";
const found = "fill-marigold-soft stroke-marigold [stroke-width:2]";
const large = "fill-ink font-display [font-size:30px]";
const small = "fill-ink-soft [font-size:15px]";

const Result = ({ value, unit }: { value: string; unit: string }) => (
  <>
    <rect x="62" y="86" width="156" height="52" rx="3" className={found} />
    <Label x={72} y={122} className={large} text={value} />
    <Label x={210} y={122} anchor="end" className={small} text={unit} />
  </>
);

export const Report = ({ value, unit }: { value: string; unit: string }) => (
  <Ground>
    <path d="M52 8H196l32 32V212H52z" className={sheet} />
    <path d="M196 8v32h32" className={sheet} />
    <path d="M70 34h70M70 56h128M70 72h110M70 154h138M70 170h128M70 186h84" className={words} />
    <Result value={value} unit={unit} />
  </Ground>
);

export const DrawnCertificate = ({ value, unit }: { value: string; unit: string }) => (
  <Ground>
    <rect x="26" y="18" width="228" height="184" className={sheet} />
    <rect
      x="34"
      y="26"
      width="212"
      height="168"
      className="fill-none stroke-leaf [stroke-width:2]"
    />
    <path d="M52 50h112M52 68h72M52 162h96M52 178h64" className={words} />
    <circle cx="214" cy="56" r="18" className="fill-leaf" />
    <circle cx="214" cy="56" r="12" className="fill-none stroke-paper" />
    <Result value={value} unit={unit} />
  </Ground>
);

type WorkbookProps = {
  quantity: string;
  factor: string;
  result: string;
  formula: string;
  row: number;
};

export const Workbook = ({ quantity, factor, result, formula, row }: WorkbookProps) => (
  <Ground>
    <rect x="16" y="12" width="248" height="180" rx="4" className={sheet} />
    <path d="M16 42H264M16 64H264" className="stroke-ink/70" />
    <Label x={28} y={33} className={small} text="fx" />
    <Label x={54} y={33} className="fill-ink [font-size:16px]" text={formula} />
    {["D", "E", "F"].map((letter, index) => (
      <Label
        key={letter}
        x={88 + index * 71}
        y={58}
        anchor="middle"
        className={small}
        text={letter}
      />
    ))}
    <path
      d="M44 42V192M128 64V192M190 64V192M16 93H264M16 127H264M16 160H264"
      className="fill-none stroke-ink/30"
    />
    <path
      d="M60 78h48M140 78h34M206 78h40M60 144h48M140 144h34M206 144h40M60 176h48M140 176h34M206 176h40"
      className={words}
    />
    <Label x={30} y={116} anchor="middle" className={small} text={row} />
    <Label x={122} y={116} anchor="end" className="fill-ink [font-size:16px]" text={quantity} />
    <Label x={184} y={116} anchor="end" className="fill-ink [font-size:16px]" text={factor} />
    <rect x="191" y="92" width="74" height="36" className={found} />
    <Label
      x={258}
      y={117}
      anchor="end"
      className="fill-ink font-display [font-size:22px]"
      text={result}
    />
  </Ground>
);

type InvoiceProps = {
  issuer: string;
  before: string;
  after: string;
  quantity: string;
  unit: string;
};

export const Invoice = ({ issuer, before, after, quantity, unit }: InvoiceProps) => (
  <Ground>
    <path
      d="M56 6H224V206l-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8z"
      className={sheet}
    />
    <Label x={70} y={32} className="fill-ink [font-size:16px] font-semibold" text={issuer} />
    <path d="M70 46h140" className="stroke-ink/70" />
    <Label x={210} y={68} anchor="end" className={small} text={after} />
    <Label x={210} y={88} anchor="end" className={small} text={before} />
    <path d="M70 63h60M70 83h46M70 164h50M162 164h48M70 182h70M176 182h34" className={words} />
    <rect x="64" y="98" width="152" height="48" rx="3" className={found} />
    <Label x={72} y={132} className={large} text={quantity} />
    <Label x={210} y={131} anchor="end" className={small} text={unit} />
  </Ground>
);

type MeterProps = { value: number; before?: number; unit: string; number: string };

/** A meter. If the earlier reading is given, its digits turn from that one to this (story.css). */
export function Meter({ value, before, unit, number }: MeterProps) {
  const digitsOf = (reading: number) => String(reading).padStart(6, "0").split("");
  const earlier = before === undefined ? [] : digitsOf(before);
  return (
    <Ground>
      <g transform="rotate(-2 140 110)">
        <rect x="34" y="10" width="212" height="200" className={sheet} />
        <g>
          <rect x="44" y="20" width="192" height="166" className="fill-ink" />
          <path
            d="M74 40q66-26 132 0v112q-66 26-132 0z"
            className="fill-leaf-dark stroke-leaf-light"
          />
          <rect x="80" y="86" width="120" height="42" rx="3" className={found} />
          <svg
            x="80"
            y="86"
            width="120"
            height="42"
            aria-hidden="true"
            className="fill-ink [font-size:26px] [text-anchor:middle]"
          >
            {digitsOf(value).map((digit, index) => (
              <Digit key={index} x={10 + index * 20} digit={digit} before={earlier[index]} />
            ))}
          </svg>
          <Label
            x={140}
            y={74}
            anchor="middle"
            className="fill-paper [font-size:16px]"
            text={number}
          />
          <Label
            x={140}
            y={150}
            anchor="middle"
            className="fill-paper [font-size:16px]"
            text={unit}
          />
          <path
            d="M60 36v-8h8M220 36v-8h-8M60 170v8h8M220 170v8h-8"
            className="fill-none stroke-marigold [stroke-width:2]"
          />
        </g>
      </g>
    </Ground>
  );
}

/** Above the digit, out of sight, is the one that it turns from, if one is given. */
function Digit({ x, digit, before }: { x: number; digit: string; before?: string }) {
  const shown = <Label x={x} y={30} text={digit} />;
  if (before === undefined) return shown;
  return (
    <g className="traced-digit">
      {shown}
      <Label x={x} y={-12} text={before} />
    </g>
  );
}
