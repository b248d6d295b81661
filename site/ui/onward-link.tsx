import { clsx } from "clsx";

type Props = { label: string; to: string; isBold?: boolean };

/** A link as high as a finger needs it, where no other words stand beside it. */
export function TextLink({ label, to, isBold }: Props) {
  const weight = isBold && "font-semibold";
  return (
    <a
      href={to}
      className={clsx(
        "inline-flex min-h-11 items-center",
        weight,
        "text-leaf underline underline-offset-4",
      )}
    >
      {label}
    </a>
  );
}

/** On a line of its own, below a text. */
export const OnwardLink = (link: Props) => (
  <p className="mt-1.5">
    <TextLink {...link} />
  </p>
);
