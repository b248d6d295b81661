import { clsx } from "clsx";

/** The data scale as a thin band: the site's signature line. */
export function Stripes({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        "w-full bg-[linear-gradient(90deg,var(--color-data-1),var(--color-data-2)_12%,var(--color-data-3)_24%,var(--color-data-4)_36%,var(--color-data-5)_46%,var(--color-data-6)_54%,var(--color-data-7)_64%,var(--color-data-8)_76%,var(--color-data-9)_88%,var(--color-data-10))]",
        className,
      )}
    />
  );
}
