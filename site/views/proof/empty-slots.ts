import { firm } from "../../content/reader/read.ts";
import { cbamPrices } from "../../content/records/cbam-values.ts";
import { fileOfPage } from "../../content/records/page-tree.ts";
import { team } from "../../content/records/team.ts";
import { sectionPages } from "../../sections/pages.ts";
import { carbonAdvisoryCopy } from "../services/carbon-advisory/copy.ts";
import { cbamCopy } from "../services/climate-sustainability/cbam-consultancy/copy.ts";
import { proofCopy } from "./copy.ts";

type Slot = [file: string, field: string, value: unknown];

export function emptySlots(): Array<{ file: string; field: string }> {
  const { registration, offices } = firm();
  const { quote, credentials } = proofCopy();
  const slots: Slot[] = [
    ["content/firm.yaml", "registration", registration],
    ...offices.map(
      ({ address }, index): Slot => ["content/firm.yaml", `offices.${index}.address`, address],
    ),
    ["content/pages/proof.yaml", "quote", quote],
    ["content/pages/proof.yaml", "credentials.items", credentials.items[0]],
    ["content/tools/cbam/prices.yaml", "rate", cbamPrices().rate],
    ...team().flatMap(({ slug, photo, picture }): Slot[] => [
      [`content/team/${slug}.yaml`, "photo", photo],
      [`content/team/${slug}.yaml`, "picture", picture],
    ]),
    ...briefs().flatMap(({ file, leastFee, quotations }): Slot[] => [
      [file, "brief.leastFee", leastFee],
      [file, "brief.quotations", quotations[0]],
    ]),
  ];
  return slots
    .filter(([, , value]) => value === undefined)
    .map(([file, field]) => ({ file, field }));
}

const briefs = () => [
  { file: "content/pages/carbon-advisory.yaml", ...carbonAdvisoryCopy().brief },
  { file: "content/pages/cbam-consultancy.yaml", ...cbamCopy().brief },
  ...sectionPages().flatMap(({ place, sections }) =>
    sections.flatMap((one) =>
      one.type === "brief" ? { ...one, file: fileOfPage(place.path) } : [],
    ),
  ),
];
