import { Certifications } from "./certifications.tsx";
import { Frameworks } from "./frameworks.tsx";
import { Industries } from "./industries.tsx";
import { Services } from "./services.tsx";

export default function Contents(_: { id: string }) {
  return (
    <>
      <Services />
      <Frameworks />
      <Certifications />
      <Industries />
    </>
  );
}
