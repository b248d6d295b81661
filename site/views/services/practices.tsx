import { ButtonLink } from "../../ui/button.tsx";
import { prerendered } from "../../ui/prerendered.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useHashTab } from "../../ui/use-hash-tab.ts";
import { copy, practices } from "./services.data.ts";

const DEFAULT = "carbon-advisory";

const PracticeText = prerendered(
  import.meta.env.SSR ? (await import("./practice-text.tsx")).default : null,
  () => import("./practice-text.tsx"),
);

const ids = practices.map(({ id }) => id);

const tabs = practices.map(({ id, title, actions: { primary, secondary } }) => ({
  id,
  label: title,
  panel: (
    <article className="max-lg:pt-8 no-scripting:py-12">
      <PracticeText id={`about-${id}`} practice={id} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={primary.to} size="lg">
          {primary.label}
          <span className="sr-only">{title}</span>
        </ButtonLink>
        <ButtonLink to={secondary.to} variant="outline" size="lg">
          {secondary.label}
        </ButtonLink>
      </div>
    </article>
  ),
}));

export function Practices() {
  const [selected, select] = useHashTab(ids, DEFAULT);
  const { label } = copy.practices;
  return (
    <section aria-label={label} className="border-t border-line bg-white">
      <Tabs
        label={label}
        tabs={tabs}
        selected={selected}
        onSelect={select}
        layout="side"
        className="wrap py-10 lg:py-20"
      />
    </section>
  );
}
