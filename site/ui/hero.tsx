import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs, type Trail } from "./breadcrumbs.tsx";
import { ButtonLink } from "./button.tsx";

const tones = { paper: "", sand: "bg-sand", ink: "bg-ink text-paper" };

type Link = { label: string; to: string };

type Props = ComponentProps<typeof HeroTitle> & {
  trail: Trail;
  lede: string;
  actions?: Link[];
  className?: string;
  titleClassName?: string;
  ledeClassName?: string;
  children?: ReactNode;
};

/** The opening of a page. The child is the picture below its words: each page decides how it is cut and where it ends. */
export function Hero(props: Props) {
  const { trail, lede, actions = [], tone, className, titleClassName, ledeClassName } = props;
  return (
    <HeroGround tone={tone} className={className}>
      <div className="relative z-10 wrap grid-12 gap-y-6 pt-6 pb-8 lg:pb-10 print:py-0">
        <Breadcrumbs trail={trail} className="col-span-12" />
        <div className="col-span-12 mt-4 lg:col-span-7">
          <HeroTitle {...props} className={titleClassName} />
        </div>
        <div className="col-span-12 lg:col-span-5 lg:self-end">
          <p className={clsx("text-lede", ledeClassName)}>{lede}</p>
          <Actions links={actions} isDark={tone === "ink"} className="mt-6" />
        </div>
      </div>
      {props.children}
    </HeroGround>
  );
}

type GroundProps = { tone?: keyof typeof tones; className?: string; children: ReactNode };

export function HeroGround({ tone = "paper", className, children }: GroundProps) {
  return <header className={clsx("relative isolate", tones[tone], className)}>{children}</header>;
}

type TitleProps = Omit<GroundProps, "children"> & { eyebrow?: string; title: string };

export const HeroTitle = ({ eyebrow, title, tone, className }: TitleProps) => (
  <>
    {eyebrow && (
      <p className={clsx("eyebrow", tone === "ink" ? "text-marigold" : "text-leaf")}>{eyebrow}</p>
    )}
    <h1 className={clsx("text-h1", eyebrow && "mt-4", className)}>{title}</h1>
  </>
);

type ActionsProps = { links: Link[]; isDark?: boolean; className: string };

export function Actions({ links, isDark, className }: ActionsProps) {
  if (links.length === 0) return null;
  const first = isDark ? "secondary" : "default";
  return (
    <div className={clsx("actions", className)}>
      {links.map((link, index) => (
        <ButtonLink
          key={link.label}
          {...link}
          variant={index === 0 ? first : "outline"}
          size="lg"
        />
      ))}
    </div>
  );
}
