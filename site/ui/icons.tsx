import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { type IconName, outlines } from "./icons.data.ts";

/** One icon family. Stroke and fill come from the `icon` class, so that an icon costs little more than its outline. */
function icon(name: IconName) {
  return function Icon({ className, ...props }: ComponentProps<"svg">) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("icon", className)} {...props}>
        {outlines[name].map(([Tag, attributes]) => (
          <Tag key={Object.values(attributes).join()} {...attributes} />
        ))}
      </svg>
    );
  };
}

export const ArrowLeft = icon("arrow-left");
export const ArrowRight = icon("arrow-right");
export const ChevronDown = icon("chevron-down");
export const ChevronRight = icon("chevron-right");
export const CircleAlert = icon("circle-exclamation-point");
export const CircleCheck = icon("circle-check");
export const LoaderCircle = icon("loader-circle");
export const Menu = icon("menu");
export const Phone = icon("phone");
export const Plus = icon("plus");
export const Share = icon("share-2");
export const X = icon("x");
