import { Audits } from "./audits.tsx";
import { Benefits } from "./benefits.tsx";
import { EvidenceFile } from "./evidence-file.tsx";
import { Path } from "./path.tsx";

export default function Contents(_: { id: string }) {
  return (
    <>
      <EvidenceFile />
      <Audits />
      <Path />
      <Benefits />
    </>
  );
}
