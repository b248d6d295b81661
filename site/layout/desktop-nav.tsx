import { clsx } from "clsx";
import { ChevronDown, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { type NavItem, type NavSubItem, navigation } from "../content/records/navigation.ts";
import { href } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { currentOf, isActive } from "./active.ts";

type Props<Item> = { item: Item; pathname: string };

/** The menus from 1024 px on. CSS opens them on hover and focus until menus.ts runs, which then does it. */
export const DesktopNav = ({ pathname }: { pathname: string }) => (
  <nav aria-label="Main" data-nav="css" className="hidden h-full lg:block">
    <ul className="flex h-full items-center gap-1 xl:gap-2">
      {navigation().main.map((item) => (
        <TopItem key={item.to} item={item} pathname={pathname} />
      ))}
    </ul>
  </nav>
);

function TopItem({ item, pathname }: Props<NavItem>) {
  const active = isActive(item.to, pathname);
  const current = currentOf(item.to, pathname);
  const label = (
    <a
      href={item.to}
      {...current}
      className={clsx(
        "relative rounded-sm py-2 pl-2 font-semibold whitespace-nowrap hover:text-leaf xl:pl-3",
        !item.children && "pr-2 xl:pr-3",
        active && "underline decoration-marigold decoration-3 underline-offset-8",
      )}
    >
      {item.label}
    </a>
  );
  if (item.button)
    return (
      <li className="ml-2">
        <ButtonLink
          to={item.to}
          {...current}
          className={clsx(
            active && "underline decoration-marigold decoration-2 underline-offset-4",
          )}
          label={item.label}
        />
      </li>
    );
  if (!item.children) return <li className="flex h-full items-center">{label}</li>;
  return (
    <li data-menu className="group/menu relative flex h-full items-center">
      {label}
      <MenuButton label={item.label} className="size-7 hover:text-leaf">
        <ChevronDown className="size-4 transition-transform group-data-open/menu:rotate-180" />
      </MenuButton>
      <ul className="nav-panel top-full left-0 w-76">
        {item.children.map((child) => (
          <PanelItem key={child.to} item={child} pathname={pathname} />
        ))}
        {item.to === href("/services") && <Tools />}
      </ul>
    </li>
  );
}

function Tools() {
  const { title, links } = navigation().tools;
  return (
    <li className="mt-2 border-t border-line px-3 pt-2 text-sm">
      <span className="text-ink-soft">{title}</span>
      <ul className="grid grid-cols-2 gap-x-4">
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to} className="block py-1 leading-snug hover:text-leaf hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

function PanelItem({ item, pathname }: Props<NavSubItem>) {
  const link = (
    <a
      href={item.to}
      {...currentOf(item.to, pathname)}
      className="block flex-1 rounded-sm px-3 py-2 leading-snug hover:bg-sand data-active:font-semibold data-active:text-leaf"
    >
      {item.label}
    </a>
  );
  if (!item.children) return <li>{link}</li>;
  return (
    <li data-menu className="relative flex items-stretch">
      {link}
      <MenuButton label={item.label} className="w-10 shrink-0 hover:bg-sand">
        <ChevronRight className="size-4" />
      </MenuButton>
      <ul className="nav-panel -top-2 left-full ml-1.5 w-72 before:absolute before:inset-y-0 before:-left-2.5 before:w-2.5">
        {item.children.map((child) => (
          <PanelItem key={child.to} item={child} pathname={pathname} />
        ))}
      </ul>
    </li>
  );
}

type ButtonProps = { label: string; className: string; children: ReactNode };

const MenuButton = ({ label, className, children }: ButtonProps) => (
  <button
    type="button"
    aria-expanded="false"
    className={`grid place-items-center rounded-sm ${className}`}
  >
    <span className="sr-only">{`${label} pages`}</span>
    {children}
  </button>
);
