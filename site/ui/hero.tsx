import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Crumb } from "../paths.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { ButtonLink } from "./button.tsx";

const tones = { paper: "", sand: "bg-sand", ink: "bg-ink text-paper" };
const sizes = { h1: "text-h1", hero: "text-hero" };

type Link = { label: string; to: string };

type Props = {
  trail: Crumb[];
  eyebrow?: string;
  title: string;
  lede: string;
  /** The first is the main one. */
  actions?: Link[];
  layout?: "above" | "split" | "left" | "right";
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  className?: string;
  titleClassName?: string;
  ledeClassName?: string;
  actionsClassName?: string;
  children?: ReactNode;
};

/**
 * The opening of a page: breadcrumbs, title, one paragraph, perhaps buttons, and a picture. The picture is the child,
 * with all that is on or under it: each page decides how it is cut and where it ends. Layouts:
 * - above: the words in one column, the picture across the window beneath them or rising behind them;
 * - split: the paragraph to the right of the title, the picture across the window beneath both;
 * - left, right: the words in one half of a tall band whose other half is left to the picture.
 */
export function Hero({
  trail,
  eyebrow,
  title,
  lede,
  actions = [],
  layout = "above",
  tone = "paper",
  size = "h1",
  className,
  titleClassName,
  ledeClassName,
  actionsClassName,
  children,
}: Props) {
  const Layout = layouts[layout];
  return (
    <header className={clsx("relative isolate", tones[tone], className)}>
      <Layout
        trail={trail}
        isLarge={size === "hero"}
        title={
          <>
            {eyebrow && (
              <p className={clsx("eyebrow", tone === "ink" ? "text-marigold" : "text-leaf")}>{eyebrow}</p>
            )}
            <h1 className={clsx(sizes[size], eyebrow && "mt-4", titleClassName)}>{title}</h1>
          </>
        }
        text={
          <>
            <p className={clsx("text-lede", ledeClassName)}>{lede}</p>
            <Actions links={actions} isDark={tone === "ink"} className={clsx("mt-6", actionsClassName)} />
          </>
        }
      >
        {children}
      </Layout>
    </header>
  );
}

type ActionsProps = { links: Link[]; isDark?: boolean; className: string };

/** The buttons of an opening; the first is the main one. */
export function Actions({ links, isDark, className }: ActionsProps) {
  if (links.length === 0) return null;
  const first = isDark ? "secondary" : "default";
  return (
    <div className={clsx("actions", className)}>
      {links.map((link, index) => (
        <ButtonLink key={link.label} {...link} variant={index === 0 ? first : "outline"} size="lg" />
      ))}
    </div>
  );
}

type LayoutProps = Pick<Props, "trail" | "children"> & {
  title: ReactNode;
  /** The paragraph and the buttons. */
  text: ReactNode;
  isLarge: boolean;
};

const layouts = { above: Above, split: Split, left: Left, right: Right };

function Above({ trail, title, text, children }: LayoutProps) {
  return (
    <>
      <div className="wrap pt-6">
        <Breadcrumbs trail={trail} className="mb-6 lg:mb-10" />
        <div className="mb-5">{title}</div>
        {text}
      </div>
      {children}
    </>
  );
}

function Split({ trail, isLarge, title, text, children }: LayoutProps) {
  return (
    <>
      <div className="relative z-10 wrap grid-12 gap-y-6 pt-6 pb-8 lg:pb-10">
        <Breadcrumbs trail={trail} className={clsx("col-span-12", isLarge && "lg:mb-2")} />
        <div className={clsx("col-span-12 mt-4", isLarge ? "lg:col-span-8" : "lg:col-span-7")}>{title}</div>
        <div className={clsx("col-span-12 lg:self-end", isLarge ? "lg:col-span-4" : "lg:col-span-5")}>
          {text}
        </div>
      </div>
      {children}
    </>
  );
}

function Left({ trail, title, text, children }: LayoutProps) {
  return (
    <div className="wrap grid-12 gap-y-5 py-6 lg:min-h-[34rem]">
      <div className="col-span-12 flex flex-col justify-between gap-8 lg:col-span-6">
        <Breadcrumbs trail={trail} />
        <div>
          <div className="mb-5">{title}</div>
          {text}
        </div>
      </div>
      {children}
    </div>
  );
}

function Right({ trail, title, text, children }: LayoutProps) {
  return (
    <>
      <div className="wrap lg:grid-12 lg:min-h-[36rem]">
        <div className="pt-6 pb-8 lg:col-span-6 lg:col-start-7 lg:pb-24">
          <Breadcrumbs trail={trail} className="mb-6 lg:mb-16" />
          <div className="mb-5">{title}</div>
          {text}
        </div>
      </div>
      {children}
    </>
  );
}
