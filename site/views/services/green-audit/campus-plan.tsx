import { clsx } from "clsx";

/** Where each audit measures, in the order of the audits; the label stands to one side of its pin. */
const pins = [
  { x: 560, y: 372, side: "end" },
  { x: 624, y: 92, side: "start" },
  { x: 868, y: 268, side: "start" },
  { x: 1130, y: 470, side: "end" },
  { x: 352, y: 176, side: "start" },
  { x: 400, y: 452, side: "start" },
] as const;

/** Room for the longest label; the box that is seen is as wide as its words. */
const LABEL = { width: 420, height: 38 };

const trees = [
  ...[310, 356, 402, 300, 350, 398, 322, 372].map((x, index) => ({
    x,
    y: 110 + Math.floor(index / 3) * 52,
    r: 24,
  })),
  ...[60, 130, 200, 90, 165, 40, 210].map((x, index) => ({ x, y: 70 + Math.floor(index / 2) * 70, r: 30 })),
  ...Array.from({ length: 15 }, (_, index) => ({ x: 500 + index * 64, y: 414, r: 12 })),
  ...[1290, 1350, 1410, 1320, 1390].map((x, index) => ({ x, y: 480 + Math.floor(index / 3) * 44, r: 26 })),
];

/** A campus from above with a labelled pin for each audit. Phones show only the middle of it. */
export function CampusPlan({ places }: { places: string[] }) {
  return (
    <svg
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="mt-5 mb-3 h-[56vw] w-full bg-leaf-dark sm:h-80 lg:mt-8 lg:h-auto lg:max-h-[36rem]"
    >
      <path d="M0 0H1440V560H0z" className="fill-leaf" />
      <path
        d="M0 452H1440M450 452V130Q450 100 480 100H1010Q1040 100 1040 130V452M1040 250H1440"
        className="fill-none stroke-dune [stroke-width:30]"
      />
      <path d="M560 516a110 34 0 1 0 220 0a110 34 0 1 0-220 0" className="fill-leaf-light" />
      <g className="fill-leaf-dark opacity-40">
        <path d="M508 148h232v92H508zM508 298h180v100H508zM788 148h212v232H788zM1088 118h76v110h-76zM1188 118h76v110h-76zM1288 118h76v110h-76zM1088 298h176v70h-176z" />
      </g>
      <path
        d="M500 140h232v92H500zM500 290h180v100H500zM780 140h212v232H780zM1080 110h76v110h-76zM1180 110h76v110h-76zM1280 110h76v110h-76zM1080 290h176v70h-176z"
        className="fill-paper"
      />
      <path d="M826 186h120v140H826z" className="fill-leaf-light" />
      <path d="M520 156h60v60H520zM594 156h60v60H594zM668 156h48v60H668z" className="fill-data-1" />
      <path d="M520 176h196M520 196h196" className="stroke-data-4 [stroke-width:2]" />
      <circle cx="868" cy="256" r="46" className="fill-data-3" />
      <path
        d="M868 302V330Q868 346 884 346H1060Q1070 346 1070 336V250M822 256H760V80H470"
        className="fill-none stroke-data-5 [stroke-dasharray:4_10] [stroke-linecap:round] [stroke-width:5]"
      />
      <path d="M1086 486h150v52h-150z" className="fill-dune" />
      <path d="M1170 496h18v32h-18z" className="fill-data-9" />
      <path d="M1194 496h18v32h-18z" className="fill-marigold" />
      {trees.map(({ x, y, r }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={r}
          className="fill-leaf-light stroke-leaf-dark/40 [stroke-width:3]"
        />
      ))}
      <path d="M330 436h40v32h-40zM290 440h28v24h-28z" className="fill-marigold" />
      {pins.map(({ x, y, side }, index) => (
        <g key={side + x}>
          <foreignObject
            x={side === "start" ? x : x - LABEL.width}
            y={y - LABEL.height / 2}
            {...LABEL}
            className="max-lg:hidden"
          >
            <p className={clsx("flex h-full", side === "end" && "justify-end")}>
              <span
                className={clsx(
                  "grid items-center rounded-full bg-ink px-5 font-semibold whitespace-nowrap text-paper [font-size:20px]",
                  side === "start" ? "pl-9" : "pr-9",
                )}
              >
                {places[index]}
              </span>
            </p>
          </foreignObject>
          <circle
            cx={x}
            cy={y}
            className="fill-marigold stroke-ink [r:25px] [stroke-width:4] max-sm:[r:32px]"
          />
          <text
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            className="figures fill-ink font-semibold [font-size:26px] max-sm:[font-size:38px]"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
