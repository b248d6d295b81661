type Hiding = { hidden?: boolean | undefined; returns?: string | undefined };

export const isShown = ({ hidden, returns }: Hiding, day: string) =>
  !hidden || (returns !== undefined && returns <= day);
