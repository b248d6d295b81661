import { type ReactNode, useState } from "react";
import { Plus } from "../../../ui/icons.tsx";

type Props = {
  label: string;
  /** One of its fields holds something. */
  isNeeded: boolean;
  children: ReactNode;
};

/** Fields that most estimates leave empty. */
export function MoreFields({ label, isNeeded, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group mt-4"
    >
      <summary className="flex w-fit items-center gap-2 py-1.5 font-semibold text-leaf">
        <Plus className="size-4 shrink-0 transition-transform group-open:rotate-45" />
        {label}
      </summary>
      <div className="grid items-start gap-5 pt-3 sm:grid-cols-2">{children}</div>
    </details>
  );
}
