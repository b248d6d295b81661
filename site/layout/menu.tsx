import { type NavItem, type NavSubItem, navigation } from "../content/records/navigation.ts";
import { href } from "../paths.ts";
import { currentOf } from "./active.ts";

export const MENU_ID = "site-menu";

/**
 * One list, two looks (site/styles/nav.css): from 1024 px on a bar whose menus drop down, below that a panel whose
 * sections unfold. It works without scripts; menus.ts and menu-panel.ts add what only they can.
 */
export const Menu = ({ pathname }: { pathname: string }) => (
  <nav id={MENU_ID} popover="auto" aria-label="Main" data-nav="css" className="menu">
    <ul>
      {navigation().main.map((item) => (
        <Entry key={item.to} item={item} pathname={pathname} group="menu" />
      ))}
    </ul>
    <div className="menu-tools lg:hidden">
      <Tools />
    </div>
  </nav>
);

export const MenuButton = () => (
  <button
    type="button"
    popoverTarget={MENU_ID}
    aria-label="Menu"
    className="menu-opener grid size-11 place-items-center rounded-md hover:bg-ink/8 lg:hidden"
  />
);

type EntryProps = { item: NavItem | NavSubItem; pathname: string; group: string };

/** Of the items of one `group` at most one is open. The panel shows its first link in place of the one beside it. */
function Entry({ item, pathname, group }: EntryProps) {
  const { "aria-current": current, ...active } = currentOf(item.to, pathname);
  const isButton = "button" in item && item.button;
  const link = (
    <a
      href={item.to}
      aria-current={current}
      {...active}
      className={isButton ? "menu-button" : undefined}
    >
      {item.label}
    </a>
  );
  if (!item.children) return <li>{link}</li>;
  return (
    <li data-menu="">
      {link}
      <details name={group}>
        <summary aria-label={`${item.label} pages`}>{item.label}</summary>
        <ul>
          <li>
            <a href={item.to} aria-current={current}>
              {`${item.label}: overview`}
            </a>
          </li>
          {item.children.map((child) => (
            <Entry
              key={child.to}
              item={child}
              pathname={pathname}
              group={`${group}-${item.label}`}
            />
          ))}
          {item.to === href("/services") && (
            <li className="menu-tools max-lg:hidden">
              <Tools />
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}

function Tools() {
  const { title, links } = navigation().tools;
  return (
    <>
      <p>{title}</p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
