import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { navigation } from "../content/records/navigation.ts";
import { href } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PhoneLink, WhatsAppLink } from "../ui/contact-links.tsx";
import { Logo, LogoOutlines } from "./logo.tsx";
import { Menu, MenuButton } from "./menu.tsx";

export const Top = ({ path, kind }: { path: string; kind?: "minimal" }) => (
  <>
    <LogoOutlines />
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
    {kind === "minimal" ? <MinimalHeader /> : <Header path={path} />}
  </>
);

const Shell = ({ children }: { children: ReactNode }) => (
  <header className="fixed inset-x-0 top-0 z-40 h-header border-b border-line bg-paper text-ink [view-transition-name:header]">
    <div className="wrap flex h-full items-center justify-between gap-3 sm:gap-6">
      <Logo />
      {children}
    </div>
  </header>
);

const Header = ({ path }: { path: string }) => (
  <Shell>
    <Menu pathname={path} />
    <div className="flex shrink-0 items-center gap-1 sm:gap-3">
      <PhoneLink
        compact="below-xl"
        className="h-11 rounded-md font-semibold max-xl:w-11 max-xl:justify-center max-xl:hover:bg-sand xl:px-2 xl:hover:text-leaf"
      />
      {/* The narrowest phones have no room for it beside the name; it is in the bar at the foot of the screen. */}
      <WhatsAppLink
        compact
        className="size-11 justify-center rounded-md text-leaf hover:bg-sand max-[22.4rem]:hidden"
      />
      <a
        href={href("/search")}
        data-search=""
        aria-label="Search"
        className="grid size-11 place-items-center rounded-md hover:bg-sand"
      >
        <Search className="size-5" />
      </a>
      <TabletButtons />
      <MenuButton />
    </div>
  </Shell>
);

/** Buttons of the menu, on tablets alone: phones have the contact bar, wide screens show the whole menu. */
const TabletButtons = () =>
  navigation()
    .main.filter(({ button }) => button)
    .map(({ label, to }) => (
      <ButtonLink key={to} to={to} className="max-md:hidden lg:hidden" label={label} />
    ));

/** For a page after a form. */
const MinimalHeader = () => (
  <Shell>
    <div className="flex shrink-0 items-center gap-1 sm:gap-6">
      <PhoneLink className="py-2.5 font-semibold hover:text-leaf max-sm:hidden" />
      <PhoneLink compact className="size-11 justify-center hover:text-leaf sm:hidden" />
      <WhatsAppLink className="py-2.5 font-semibold text-leaf hover:text-leaf-dark max-sm:hidden" />
      <WhatsAppLink compact className="size-11 justify-center text-leaf sm:hidden" />
    </div>
  </Shell>
);
