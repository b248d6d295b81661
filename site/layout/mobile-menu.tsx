import { ChevronDown, Menu, X } from "lucide-react";
import { type NavItem, type NavSubItem, navigation } from "../content/records/navigation.ts";
import { Button } from "../ui/button.tsx";
import { PhoneLink, WhatsAppLink } from "../ui/contact-links.tsx";
import { currentOf } from "./active.ts";
import { Logo } from "./logo.tsx";

const MENU_ID = "site-menu";

/** The menu below 1024 px; mobile-menu-script.ts opens it in browsers that do not know the command attributes. */
export function MobileMenu({ pathname }: { pathname: string }) {
  const { main, tools } = navigation();
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        data-menu-opener
        className="lg:hidden"
        {...{ commandfor: MENU_ID, command: "show-modal" }}
      >
        <Menu className="size-6" />
      </Button>
      <dialog
        id={MENU_ID}
        aria-label="Menu"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
      >
        <div className="wrap sticky top-0 z-10 flex h-header items-center justify-between border-b border-line bg-paper">
          <Logo />
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close menu"
            data-menu-closer
            {...{ commandfor: MENU_ID, command: "close" }}
          >
            <X className="size-6" />
          </Button>
        </div>
        <nav aria-label="Menu" className="wrap pt-4 pb-10">
          <ul>
            {main.map((item) => (
              <li key={item.to} className="border-b border-line">
                <Entry item={item} pathname={pathname} group="menu" large />
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm text-ink-soft">{tools.title}</p>
          <ul className="grid grid-cols-2 gap-x-6">
            {tools.links.map(({ label, to }) => (
              <li key={to}>
                <a href={to} className="flex min-h-11 items-center leading-snug font-semibold">
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-x-8 gap-y-2 font-semibold">
            <PhoneLink className="min-h-11" />
            <WhatsAppLink className="min-h-11 text-leaf" />
          </div>
        </nav>
      </dialog>
    </>
  );
}

type EntryProps = { item: NavItem | NavSubItem; pathname: string; group: string; large?: boolean };

/** Of the items of one `group` at most one is open. */
function Entry({ item, pathname, group, large = false }: EntryProps) {
  const style = large ? "font-display text-h3" : "";
  const current = currentOf(item.to, pathname);
  return !("children" in item) || !item.children ? (
    <a href={item.to} {...current} className={`block py-3 data-active:text-leaf ${style}`}>
      {item.label}
    </a>
  ) : (
    <details name={group} className="group/entry">
      <summary className={`flex items-center justify-between py-3 ${style}`}>
        {item.label}
        <ChevronDown className="size-5 transition-transform [[open]>summary>&]:rotate-180" />
      </summary>
      <ul className="mb-4 border-l-2 border-marigold pl-4">
        <li>
          <a
            href={item.to}
            {...current}
            className="block py-2.5 font-semibold aria-[current]:text-leaf"
          >
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
