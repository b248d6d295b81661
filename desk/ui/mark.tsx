import mark from "./mark.svg?url";

/** The firm's leaf. */
export const Mark = ({ className }: { className?: string }) => (
  <img src={mark} alt="" className={className} />
);
