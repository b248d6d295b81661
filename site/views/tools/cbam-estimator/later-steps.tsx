/** All that follows the first step, in one file that is fetched once a code was typed. */
export { Running } from "./amounts.tsx";
export { LastSteps } from "./result.tsx";
export { StepDeducted, StepEmissions, StepPrice } from "./steps.tsx";
export { YearsPanel } from "./year-chart.tsx";
