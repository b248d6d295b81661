export const CCTS_SOURCE = "Data: CCTS notifications, Oct 2025 and Jan 2026";

/** Plants with emission-intensity targets under the Carbon Credit Trading Scheme, by notification. */
export const notified = [
  /** Aluminium, cement, chlor-alkali, pulp and paper: October 2025. */
  { entities: 282, sectors: 4 },
  /** Refineries, petrochemicals, textiles, secondary aluminium: January 2026. */
  { entities: 208, sectors: 4 },
] as const;
