type Hiding = { hidden?: boolean | undefined; returns?: string | undefined };

/** Whether a section is on the page on this day. */
export const isShown = ({ hidden, returns }: Hiding, day: string) =>
  !hidden || (returns !== undefined && returns <= day);
