import { Approach } from "./approach.tsx";
import { Assessment } from "./assessment.tsx";
import { Deadlines } from "./deadlines.tsx";
import { Progress } from "./progress.tsx";
import { Results } from "./results.tsx";
import { Sectors } from "./sectors.tsx";
import { Services } from "./services.tsx";
import { Why } from "./why.tsx";

export default function Details() {
  return (
    <>
      <Progress />
      <Assessment />
      <Services />
      <Sectors />
      <Deadlines />
      <Approach />
      <Results />
      <Why />
    </>
  );
}
