import { clsx } from "clsx";
import type { KeyboardEvent } from "react";
import { useLocation } from "react-router";
import type { NavItem, NavSubItem } from "../content/navigation.ts";
import { ChevronDown, ChevronRight } from "../ui/icons.tsx";
import { isActive } from "./active.ts";
import { nav } from "./site.data.ts";
import { type MenuControl, useNavMenus } from "./use-nav-menus.ts";

/** From 1024 px. Until scripts run, menus open by CSS hover and focus; afterwards useNavMenus opens and closes them. */
export function DesktopNav() {
  const { pathname } = useLocation();
  const menus = useNavMenus(pathname);
  return (
    <nav
      ref={menus.root}
      aria-label="Main"
      data-nav={menus.ready ? "live" : "css"}
      onKeyDown={onArrowKeys}
      onBlur={menus.onBlur}
      className="hidden h-full lg:block"
    >
      <ul className="flex h-full items-center gap-1 xl:gap-2">
        {nav.main.map((item) => (
          <TopItem
            key={item.to}
            item={item}
            pathname={pathname}
            menu={menus.menu(item.label)}
            sub={menus.sub}
          />
        ))}
      </ul>
    </nav>
  );
}

type TopItemProps = { item: NavItem; pathname: string; menu: MenuControl; sub: (key: string) => MenuControl };

function TopItem({ item, pathname, menu, sub }: TopItemProps) {
  const active = isActive(item.to, pathname);
  const label = (
    <a
      href={item.to}
      data-active={active || undefined}
      aria-current={pathname === item.to ? "page" : undefined}
      className={clsx(
        "relative rounded-sm py-2 pl-2 font-semibold whitespace-nowrap hover:text-leaf xl:pl-3",
        !item.children && "pr-2 xl:pr-3",
        active && "underline decoration-marigold decoration-3 underline-offset-8",
      )}
    >
      {item.label}
    </a>
  );
  if (!item.children) return <li className="flex h-full items-center">{label}</li>;
  return (
    <li {...menu.area} className="group/menu relative flex h-full items-center">
      {label}
      <button
        type="button"
        {...menu.button}
        className="grid size-7 place-items-center rounded-sm hover:text-leaf"
      >
        <span className="sr-only">{`${item.label} pages`}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-data-open/menu:rotate-180"
        />
      </button>
      <ul className="nav-panel top-full left-0 w-76">
        {item.children.map((child) =>
          child.children ? (
            <SubMenu key={child.to} item={child} pathname={pathname} menu={sub(child.label)} />
          ) : (
            <li key={child.to}>
              <PanelLink item={child} pathname={pathname} />
            </li>
          ),
        )}
      </ul>
    </li>
  );
}

function SubMenu({ item, pathname, menu }: { item: NavSubItem; pathname: string; menu: MenuControl }) {
  return (
    <li {...menu.area} className="relative flex items-stretch">
      <PanelLink item={item} pathname={pathname} />
      <button
        type="button"
        {...menu.button}
        className="grid w-10 shrink-0 place-items-center rounded-sm hover:bg-sand"
      >
        <span className="sr-only">{`${item.label} pages`}</span>
        <ChevronRight className="size-4" />
      </button>
      <ul className="nav-panel -top-2 left-full ml-1.5 w-72 before:absolute before:inset-y-0 before:-left-2.5 before:w-2.5">
        {item.children?.map((child) => (
          <li key={child.to}>
            <PanelLink item={child} pathname={pathname} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function PanelLink({ item, pathname }: { item: NavSubItem; pathname: string }) {
  return (
    <a
      href={item.to}
      aria-current={pathname === item.to ? "page" : undefined}
      className="block flex-1 rounded-sm px-3 py-2 leading-snug hover:bg-sand aria-[current]:font-semibold aria-[current]:text-leaf"
    >
      {item.label}
    </a>
  );
}

/** Up and Down walk through the links of the open menu; Down on its button steps into it. */
function onArrowKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const target = event.target as HTMLElement;
  const area = target.closest("[data-menu]");
  if (!area) return;
  event.preventDefault();
  if (target.matches("button") && target.getAttribute("aria-expanded") === "false") target.click();
  requestAnimationFrame(() => {
    const links = [...area.querySelectorAll<HTMLElement>(":scope > ul a")].filter((link) =>
      link.checkVisibility(),
    );
    const step = event.key === "ArrowDown" ? 1 : -1;
    const index = links.indexOf(target);
    links.at(index < 0 ? (step === 1 ? 0 : -1) : (index + step) % links.length)?.focus();
  });
}
