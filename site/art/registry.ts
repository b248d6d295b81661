import type { Picture } from "./picture.ts";
import * as anomalyRings from "./pictures/anomaly-rings.ts";
import * as campus from "./pictures/campus.ts";
import * as carbonMonths from "./pictures/carbon-months.ts";
import * as carbonStrata from "./pictures/carbon-strata.ts";
import * as cbamGlobe from "./pictures/cbam-globe.ts";
import * as containerYears from "./pictures/container-years.ts";
import * as courseCsrd from "./pictures/course-csrd.ts";
import * as courseExport from "./pictures/course-export.ts";
import * as courseFinance from "./pictures/course-finance.ts";
import * as courseInventory from "./pictures/course-inventory.ts";
import * as courseMarket from "./pictures/course-market.ts";
import * as courseReporting from "./pictures/course-reporting.ts";
import * as dayStripes from "./pictures/day-stripes.ts";
import * as embers from "./pictures/embers.ts";
import * as fiveForks from "./pictures/five-forks.ts";
import * as gauges from "./pictures/gauges.ts";
import * as heroStripes from "./pictures/hero-stripes.ts";
import * as keelingCurve from "./pictures/keeling-curve.ts";
import * as lamps from "./pictures/lamps.ts";
import * as measures from "./pictures/measures.ts";
import * as medal from "./pictures/medal.ts";
import * as missingStripe from "./pictures/missing-stripe.ts";
import * as monsoonBars from "./pictures/monsoon-bars.ts";
import * as monsoonRain from "./pictures/monsoon-rain.ts";
import * as portPairs from "./pictures/port-pairs.ts";
import * as post1 from "./pictures/post-1.ts";
import * as post2 from "./pictures/post-2.ts";
import * as post3 from "./pictures/post-3.ts";
import * as rainfallField from "./pictures/rainfall-field.ts";
import * as ripples from "./pictures/ripples.ts";
import * as seaLanes from "./pictures/sea-lanes.ts";
import * as sealedLetter from "./pictures/sealed-letter.ts";
import * as shaLattice from "./pictures/sha-lattice.ts";
import * as signedSheet from "./pictures/signed-sheet.ts";
import * as skillWeave from "./pictures/skill-weave.ts";
import * as slideRule from "./pictures/slide-rule.ts";
import * as sortedYears from "./pictures/sorted-years.ts";
import * as tabAudit from "./pictures/tab-audit.ts";
import * as tabCapacity from "./pictures/tab-capacity.ts";
import * as tabCarbon from "./pictures/tab-carbon.ts";
import * as tabClimate from "./pictures/tab-climate.ts";
import * as tabCyber from "./pictures/tab-cyber.ts";
import * as tabTrainings from "./pictures/tab-trainings.ts";
import * as tickedRecord from "./pictures/ticked-record.ts";
import * as trainingCommunication from "./pictures/training-communication.ts";
import * as trainingDigital from "./pictures/training-digital.ts";
import * as trainingEsg from "./pictures/training-esg.ts";
import * as trainingLeadership from "./pictures/training-leadership.ts";
import * as trainingLegal from "./pictures/training-legal.ts";
import * as trainingQuality from "./pictures/training-quality.ts";
import * as yearLeaves from "./pictures/year-leaves.ts";

export type { Frame, Picture, Shape } from "./picture.ts";

/** The name of a picture is also its file under pictures/: the cache finds its sources by it. */
const family = {
  "anomaly-rings": anomalyRings.picture,
  campus: campus.picture,
  "carbon-months": carbonMonths.picture,
  "carbon-strata": carbonStrata.picture,
  "cbam-globe": cbamGlobe.picture,
  "container-years": containerYears.picture,
  "course-csrd": courseCsrd.picture,
  "course-export": courseExport.picture,
  "course-finance": courseFinance.picture,
  "course-inventory": courseInventory.picture,
  "course-market": courseMarket.picture,
  "course-reporting": courseReporting.picture,
  "day-stripes": dayStripes.picture,
  embers: embers.picture,
  "five-forks": fiveForks.picture,
  gauges: gauges.picture,
  "hero-stripes": heroStripes.picture,
  "keeling-curve": keelingCurve.picture,
  lamps: lamps.picture,
  measures: measures.picture,
  medal: medal.picture,
  "missing-stripe": missingStripe.picture,
  "monsoon-bars": monsoonBars.picture,
  "monsoon-rain": monsoonRain.picture,
  "port-pairs": portPairs.picture,
  "post-1": post1.picture,
  "post-2": post2.picture,
  "post-3": post3.picture,
  "rainfall-field": rainfallField.picture,
  ripples: ripples.picture,
  "sea-lanes": seaLanes.picture,
  "sealed-letter": sealedLetter.picture,
  "sha-lattice": shaLattice.picture,
  "signed-sheet": signedSheet.picture,
  "skill-weave": skillWeave.picture,
  "slide-rule": slideRule.picture,
  "sorted-years": sortedYears.picture,
  "tab-audit": tabAudit.picture,
  "tab-capacity": tabCapacity.picture,
  "tab-carbon": tabCarbon.picture,
  "tab-climate": tabClimate.picture,
  "tab-cyber": tabCyber.picture,
  "tab-trainings": tabTrainings.picture,
  "ticked-record": tickedRecord.picture,
  "training-communication": trainingCommunication.picture,
  "training-digital": trainingDigital.picture,
  "training-esg": trainingEsg.picture,
  "training-leadership": trainingLeadership.picture,
  "training-legal": trainingLegal.picture,
  "training-quality": trainingQuality.picture,
  "year-leaves": yearLeaves.picture,
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof family;

export const pictures: Record<PictureName, Picture> = family;
export const PICTURE_NAMES = Object.keys(family) as PictureName[];
