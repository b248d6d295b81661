/** How a drawing is cut: in the opening of a page that has it across the window, and in the closing of a page. */
const crops: Record<string, { opening?: string; closing?: string }> = {
  campus: { opening: "object-[50%_35%] max-md:h-52 md:h-112 md:object-[50%_46%] 2xl:h-136" },
  // Whole rows of the plan, and of the sheet.
  "year-planner": { opening: "object-top max-md:aspect-800/299 md:aspect-1600/264" },
  "five-forks": { opening: "max-h-192 object-top", closing: "object-right-top" },
  "checked-figure": { opening: "object-top md:aspect-1600/424" },
  seedlings: { closing: "lg:object-right" },
  "tab-trainings": { closing: "lg:object-top" },
  "tab-carbon": { closing: "lg:object-[50%_80%]" },
  "post-3": { closing: "lg:object-contain" },
  "ticked-record": { closing: "object-top" },
  "monsoon-bars": { closing: "lg:object-right" },
};

export const openingCrop = (name: string) =>
  crops[name]?.opening ?? "max-md:h-52 md:h-112 2xl:h-136";

export const closingCrop = (name: string) => crops[name]?.closing;
