/** All that follows the first step, in one file that is fetched once a code was typed. */
export { Running } from "./amounts.tsx";
export { LastSteps } from "./result.tsx";
export { StepDeducted } from "./step-deducted.tsx";
export { StepEmissions } from "./step-emissions.tsx";
export { StepPrice } from "./step-price.tsx";
export { YearsPanel } from "./year-chart.tsx";
