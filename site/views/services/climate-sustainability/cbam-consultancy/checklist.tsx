import { ChecklistForm } from "../../../../forms/checklist-form.tsx";
import { prerendered } from "../../../../ui/prerendered.tsx";
import { Section } from "../../../../ui/section.tsx";
import { copy } from "./cbam-consultancy.data.ts";

const TenPoints = prerendered(
  import.meta.env.SSR ? (await import("./ten-points.tsx")).default : null,
  () => import("./ten-points.tsx"),
);

export function Checklist() {
  const { title, text } = copy.checklist;
  return (
    <Section tone="sand" id="checklist">
      <div className="grid items-center gap-12 lg:grid-cols-2">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-5 text-lg">{text}</p>
          <ChecklistForm place="section" copy={copy.checklist} />
        </div>
        <TenPoints id="ten-points" />
      </div>
    </Section>
  );
}
