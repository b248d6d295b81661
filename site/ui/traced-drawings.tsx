import type { ReactNode } from "react";

/** Each document on one ground of 280 × 220, with its figure at half the height, where the thread runs behind it. */
function Ground({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 280 220" aria-hidden="true" className="figures h-auto w-full">
      {children}
    </svg>
  );
}

const sheet = "fill-white stroke-ink/70 [stroke-width:1.5]";
const words = "fill-none stroke-ink/30 [stroke-width:5]";
const found = "fill-marigold-soft stroke-marigold [stroke-width:2]";
const large = "fill-ink font-display [font-size:30px]";
const small = "fill-ink-soft [font-size:15px]";

export function Report({ value, unit }: { value: string; unit: string }) {
  return (
    <Ground>
      <path d="M52 8H196l32 32V212H52z" className={sheet} />
      <path d="M196 8v32h32" className={sheet} />
      <path d="M70 34h70M70 56h128M70 72h110M70 154h138M70 170h128M70 186h84" className={words} />
      <rect x="62" y="86" width="156" height="52" rx="3" className={found} />
      <text x="72" y="122" className={large}>
        {value}
      </text>
      <text x="210" y="122" textAnchor="end" className={small}>
        {unit}
      </text>
    </Ground>
  );
}

type WorkbookProps = { quantity: string; factor: string; result: string; formula: string; row: number };

export function Workbook({ quantity, factor, result, formula, row }: WorkbookProps) {
  return (
    <Ground>
      <rect x="16" y="12" width="248" height="180" rx="4" className={sheet} />
      <path d="M16 42H264M16 64H264" className="stroke-ink/70" />
      <text x="28" y="33" className={small}>
        fx
      </text>
      <text x="54" y="33" className="fill-ink [font-size:17px]">
        {formula}
      </text>
      {["D", "E", "F"].map((letter, index) => (
        <text key={letter} x={88 + index * 71} y="58" textAnchor="middle" className={small}>
          {letter}
        </text>
      ))}
      <path
        d="M44 42V192M128 64V192M190 64V192M16 93H264M16 127H264M16 160H264"
        className="fill-none stroke-ink/25"
      />
      <path
        d="M60 78h48M140 78h34M206 78h40M60 144h48M140 144h34M206 144h40M60 176h48M140 176h34M206 176h40"
        className={words}
      />
      <text x="30" y="116" textAnchor="middle" className={small}>
        {row}
      </text>
      <text x="122" y="116" textAnchor="end" className="fill-ink [font-size:18px]">
        {quantity}
      </text>
      <text x="184" y="116" textAnchor="end" className="fill-ink [font-size:18px]">
        {factor}
      </text>
      <rect x="191" y="92" width="74" height="36" className={found} />
      <text x="258" y="117" textAnchor="end" className="fill-ink font-display [font-size:22px]">
        {result}
      </text>
    </Ground>
  );
}

type InvoiceProps = { issuer: string; before: string; after: string; quantity: string; unit: string };

export function Invoice({ issuer, before, after, quantity, unit }: InvoiceProps) {
  return (
    <Ground>
      <path
        d="M56 6H224V206l-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8-14 8-14-8z"
        className={sheet}
      />
      <text x="70" y="32" className="fill-ink [font-size:16px] font-semibold">
        {issuer}
      </text>
      <path d="M70 46h140" className="stroke-ink/70" />
      <text x="210" y="68" textAnchor="end" className={small}>
        {after}
      </text>
      <text x="210" y="88" textAnchor="end" className={small}>
        {before}
      </text>
      <path d="M70 63h60M70 83h46M70 164h50M162 164h48M70 182h70M176 182h34" className={words} />
      <rect x="64" y="98" width="152" height="48" rx="3" className={found} />
      <text x="72" y="132" className={large}>
        {quantity}
      </text>
      <text x="210" y="131" textAnchor="end" className={small}>
        {unit}
      </text>
    </Ground>
  );
}

export function Meter({ value, unit, number }: { value: number; unit: string; number: string }) {
  const digits = String(value).padStart(6, "0").split("");
  return (
    <Ground>
      <g transform="rotate(-2 140 110)">
        <rect x="34" y="10" width="212" height="200" className={sheet} />
        <rect x="44" y="20" width="192" height="166" className="fill-ink" />
        <path d="M74 40q66-26 132 0v112q-66 26-132 0z" className="fill-leaf-dark stroke-paper/60" />
        <rect x="80" y="86" width="120" height="42" rx="3" className={found} />
        {digits.map((digit, index) => (
          <text
            key={index}
            x={90 + index * 20}
            y="116"
            textAnchor="middle"
            className="fill-ink [font-size:26px]"
          >
            {digit}
          </text>
        ))}
        <text x="140" y="74" textAnchor="middle" className="fill-paper [font-size:16px]">
          {number}
        </text>
        <text x="140" y="150" textAnchor="middle" className="fill-paper [font-size:16px]">
          {unit}
        </text>
        <path
          d="M60 36v-8h8M220 36v-8h-8M60 170v8h8M220 170v8h-8"
          className="fill-none stroke-marigold [stroke-width:2]"
        />
      </g>
    </Ground>
  );
}
