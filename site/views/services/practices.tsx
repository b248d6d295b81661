import type { ReactNode } from "react";
import { services } from "../../content/services.ts";
import { TabPanels, type TabSet } from "../../ui/tab-panels.tsx";
import type { ServicesCopy } from "./copy.ts";
import { Practice } from "./practice.tsx";

type Props = ServicesCopy["practices"];

const INITIAL = "carbon-advisory";

/** Its child is the list of tabs. */
export function Practices({ label, offerings, children }: Props & { children: ReactNode }) {
  const panels = services().map((service) => [
    service.id,
    <Practice key={service.id} service={service} offerings={offerings} eager={service.id === INITIAL} />,
  ]);
  return (
    <section aria-label={label} className="border-t border-line bg-white">
      <TabPanels {...practiceTabs(label)} panels={Object.fromEntries(panels)} className="wrap py-7 lg:py-20">
        {children}
      </TabPanels>
    </section>
  );
}

export function practiceTabs(label: string): TabSet {
  const tabs = services().map(({ id, title }) => ({ id, label: title }));
  return { label, tabs, initial: INITIAL, layout: "side" };
}
