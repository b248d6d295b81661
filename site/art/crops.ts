/** How a drawing is cut: in the opening of a page that has it across the window, and in the closing of a page. */
const crops: Record<string, { opening?: string; closing?: string }> = {
  campus: { opening: "object-[50%_35%] max-md:h-52 md:h-112 md:object-[50%_46%] 2xl:h-136" },
  "year-planner": { opening: "object-top max-lg:h-40 lg:max-h-84" },
  "five-forks": {
    opening: "max-h-[34rem] 2xl:max-h-[44rem] object-top max-md:h-48",
    closing: "object-right-top",
  },
  "checked-figure": { opening: "object-top lg:h-[26rem] 2xl:h-auto 2xl:max-h-[36rem]" },
  seedlings: { closing: "lg:object-right" },
  "tab-trainings": { closing: "lg:object-top" },
  "post-3": { closing: "lg:object-contain" },
  "ticked-record": { closing: "object-top" },
  "monsoon-bars": { closing: "lg:object-right" },
};

/** The classes of a picture across the window; those of a campus for a picture without its own. */
export const openingCrop = (name: string) => crops[name]?.opening ?? "max-md:h-52 md:h-112 2xl:h-136";

export const closingCrop = (name: string) => crops[name]?.closing;
