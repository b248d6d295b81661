import { clsx } from "clsx";
import type { ReactNode } from "react";

const tones = { paper: "bg-paper", sand: "bg-sand", ink: "bg-ink text-paper" };

type Props = {
  id: string;
  title: string;
  lede?: string;
  caption: string;
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
};

/** A drawing across the window that explains how the work is done. Its words are in the HTML, in reading order. */
export const Diagram = ({
  id,
  title,
  lede,
  caption,
  tone = "paper",
  className,
  children,
}: Props) => (
  <figure aria-labelledby={id} className={clsx("py-section", tones[tone], className)}>
    <div className="wrap">
      <h2 id={id} className="max-w-3xl text-h2">
        {title}
      </h2>
      {lede && <p className="mt-3 max-w-2xl opacity-85 lg:mt-4 lg:text-lg">{lede}</p>}
    </div>
    {children}
    <figcaption className="wrap">
      <span className="block max-w-3xl text-sm opacity-85">{caption}</span>
    </figcaption>
  </figure>
);
