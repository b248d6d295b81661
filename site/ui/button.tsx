import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

const boxed: Array<"default" | "destructive" | "outline" | "secondary" | "ghost"> = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
];

const button = cva(
  "inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-60",
  {
    variants: {
      variant: {
        default: "bg-leaf text-paper hover:bg-leaf-dark",
        destructive: "bg-ember text-white hover:bg-data-11",
        outline: "border border-current hover:bg-ink/8",
        secondary: "bg-marigold text-ink hover:bg-marigold-soft",
        ghost: "hover:bg-ink/8",
        link: "text-leaf underline decoration-1 underline-offset-4 hover:decoration-2",
      },
      size: { default: "", sm: "text-sm", lg: "text-lg", icon: "" },
    },
    // A button that looks like a link has no box, so only the others get one.
    compoundVariants: [
      { variant: boxed, size: "default", className: "min-h-11 px-5 py-2.5" },
      { variant: boxed, size: "sm", className: "min-h-9 px-3.5 py-1.5" },
      { variant: boxed, size: "lg", className: "min-h-13 px-7 py-3" },
      { variant: boxed, size: "icon", className: "size-11 p-0" },
      { variant: "link", className: "py-1" },
    ],
    defaultVariants: { variant: "default", size: "default" },
  },
);

type Variants = VariantProps<typeof button>;

export function Button({
  variant,
  size,
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Variants) {
  return <button type={type} className={button({ variant, size, className })} {...props} />;
}

export function ButtonLink({ variant, size, className, ...props }: ComponentProps<typeof Link> & Variants) {
  return <Link className={button({ variant, size, className })} {...props} />;
}
