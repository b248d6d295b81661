import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { NavItem, NavSubItem } from "../content/navigation.ts";
import { Button } from "../ui/button.tsx";
import { ChevronDown, Menu, X } from "../ui/icons.tsx";
import { isActive } from "./active.ts";
import { PhoneLink, WhatsAppLink } from "./contact-links.tsx";
import { Logo } from "./logo.tsx";
import { nav } from "./site.data.ts";

const MENU_ID = "site-menu";
const DESKTOP = "(min-width: 1024px)";

/**
 * Below 1024 px: a modal sheet, so the page behind neither scrolls nor takes focus. The command attributes open
 * and close it before scripts run; the click handlers do it for browsers that do not know them.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname, hash } = useLocation();
  const shownAt = useRef(pathname + hash);
  const close = () => dialog.current?.close();

  useEffect(() => {
    // The first run is the page itself: a menu opened before hydration stays.
    if (shownAt.current === pathname + hash) return;
    shownAt.current = pathname + hash;
    dialog.current?.close();
  }, [pathname, hash]);

  useEffect(() => {
    const element = dialog.current;
    const desktop = matchMedia(DESKTOP);
    const onToggle = () => setOpen(element?.open ?? false);
    const onWidth = () => desktop.matches && element?.close();
    onToggle();
    element?.addEventListener("toggle", onToggle);
    element?.addEventListener("close", onToggle);
    desktop.addEventListener("change", onWidth);
    return () => {
      element?.removeEventListener("toggle", onToggle);
      element?.removeEventListener("close", onToggle);
      desktop.removeEventListener("change", onWidth);
    };
  }, []);

  function onClick(event: MouseEvent) {
    if ((event.target as Element).closest("a")) close();
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-expanded={open}
        aria-controls={MENU_ID}
        className="lg:hidden"
        onClick={() => knowsCommands() || dialog.current?.showModal()}
        {...{ commandfor: MENU_ID, command: "show-modal" }}
      >
        <Menu className="size-6" />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on links arrive as clicks too */}
      <dialog
        ref={dialog}
        id={MENU_ID}
        aria-label="Menu"
        onClick={onClick}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
      >
        <div className="wrap sticky top-0 z-10 flex h-header items-center justify-between border-b border-line bg-paper">
          <Logo />
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close menu"
            onClick={() => knowsCommands() || close()}
            {...{ commandfor: MENU_ID, command: "close" }}
          >
            <X className="size-6" />
          </Button>
        </div>
        <nav aria-label="Menu" className="wrap pt-4 pb-10">
          <ul>
            {nav.main.map((item) => (
              <li key={item.to} className="border-b border-line">
                <Entry item={item} pathname={pathname} group="menu" large />
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap gap-x-8 gap-y-2 font-semibold">
            <PhoneLink className="min-h-11" />
            <WhatsAppLink className="min-h-11 text-leaf" />
          </div>
        </nav>
      </dialog>
    </>
  );
}

function knowsCommands(): boolean {
  return "command" in HTMLButtonElement.prototype;
}

type EntryProps = { item: NavItem | NavSubItem; pathname: string; group: string; large?: boolean };

function Entry({ item, pathname, group, large = false }: EntryProps) {
  const style = large ? "font-display text-h3" : "";
  const current = {
    "data-active": (large && isActive(item.to, pathname)) || undefined,
    "aria-current": pathname === item.to ? ("page" as const) : undefined,
  };
  if (!("children" in item) || !item.children) {
    return (
      <a href={item.to} {...current} className={`block py-3 aria-[current]:text-leaf ${style}`}>
        {item.label}
      </a>
    );
  }
  return (
    <details name={group} className="group/entry">
      <summary className={`flex items-center justify-between py-3 ${style}`}>
        {item.label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      <ul className="mb-4 border-l-2 border-marigold pl-4">
        <li>
          <a href={item.to} {...current} className="block py-2.5 font-semibold aria-[current]:text-leaf">
            {`${item.label}: overview`}
          </a>
        </li>
        {item.children.map((child) => (
          <li key={child.to}>
            <Entry item={child} pathname={pathname} group={`${group}-${item.label}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}
