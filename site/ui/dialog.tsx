import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";
import { X } from "./icons.tsx";

type Props = Omit<ComponentProps<"dialog">, "open" | "onClose"> & {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/** A modal: the browser keeps focus inside, closes it on Escape and gives focus back afterwards. */
export function Dialog({ open, onClose, title, className, children, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={clsx(
        "m-auto w-[min(34rem,calc(100vw-2rem))] rounded-lg bg-paper p-7 text-ink shadow-panel sm:p-9",
        className,
      )}
      {...props}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close"
          onClick={onClose}
          className="-mt-2 -mr-3 shrink-0"
        >
          <X className="size-5" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
