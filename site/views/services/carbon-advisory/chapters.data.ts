import { page } from "./read-page.ts";

const { overview, whyItMatters, ourServices, methodology, deliverables, whyChoose } = page;

export const copy = {
  overview,
  ourServices,
  methodology,
  deliverables,
  whyChoose,
  whyItMatters: {
    ...whyItMatters,
    complianceYears: {
      ...whyItMatters.complianceYears,
      items: whyItMatters.complianceYears.items.map((item) => {
        const end = item.indexOf(" (");
        return { year: item.slice(0, end), status: item.slice(end + 1) };
      }),
    },
  },
};
