import { clsx } from "clsx";
import type { ReactNode } from "react";

/** From large screens up, the keys stand above their panel or beside it. On phones they are always a grid. */
export type TabLayout = "row" | "side";

/** What the keys and the panels of one set of tabs have in common. */
export type TabSet = {
  label: string;
  tabs: Array<{ id: string; label: string }>;
  /** The tab shown where the address names none. */
  initial: string;
  layout?: TabLayout;
};

type Props = TabSet & { panels: Record<string, ReactNode>; children: ReactNode; className?: string };

/**
 * The panels of a set of tabs; its child is the island with their keys. The content of a panel carries its tab's id,
 * so an address with that hash leads to it. Without scripts every panel is shown, one below the other; until the keys
 * work the address decides by styles alone: the panel its hash names is shown in place of the initial one.
 */
export function TabPanels({ tabs, initial, layout = "row", panels, children, className }: Props) {
  const { frame, landing } = layouts[layout];
  return (
    <div data-by-address className={clsx("group/tabs", frame, className)}>
      {children}
      <div className="min-w-0">
        {tabs.map(({ id }) => (
          <div
            key={id}
            role="tabpanel"
            id={panelId(id)}
            aria-labelledby={keyId(id)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern wants the panel in the tab order
            tabIndex={0}
            className={id === initial ? asInitial : asOther}
          >
            <div id={id} className={landing}>
              {panels[id]}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export const keyId = (id: string) => `tab-${id}`;
export const panelId = (id: string) => `panel-${id}`;

const asInitial = "scripting:group-data-by-address/tabs:group-has-target/tabs:not-has-target:hidden";
const asOther = "scripting:group-data-by-address/tabs:not-has-target:hidden";

const layouts = {
  row: { frame: "", landing: "scroll-mt-24" },
  side: {
    frame: "scripting:lg:grid lg:grid-cols-[16.5rem_1fr] lg:gap-x-12",
    landing: "scroll-mt-60 lg:scroll-mt-0",
  },
};
