import { services } from "../../content/records/services.ts";
import { Tabs } from "../../ui/tabs.tsx";
import type { ServicesCopy } from "./copy.ts";
import { Practice } from "./practice.tsx";

const INITIAL = "carbon-advisory";

export function Practices({ label, offerings }: ServicesCopy["practices"]) {
  const tabs = services().map((service) => ({
    id: service.id,
    label: service.title,
    panel: <Practice service={service} offerings={offerings} eager={service.id === INITIAL} />,
  }));
  return (
    <section aria-label={label} className="border-t border-line bg-white">
      <Tabs label={label} tabs={tabs} initial={INITIAL} layout="side" className="wrap py-7 lg:py-20" />
    </section>
  );
}
