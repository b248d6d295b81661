import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";

const CLOSE_DELAY_MS = 100;

export type MenuControl = {
  area: {
    "data-menu": string;
    "data-open": true | undefined;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
  button: { "aria-expanded": boolean; onClick: () => void };
};

type Menus = {
  root: RefObject<HTMLElement | null>;
  ready: boolean;
  menu: (key: string) => MenuControl;
  sub: (key: string) => MenuControl;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
};

/** At most one menu and one submenu are open; the pointer may leave for 100 ms before either closes. */
export function useNavMenus(pathname: string): Menus {
  const root = useRef<HTMLElement>(null);
  const [ready, setReady] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const [openSub, setOpenSub] = useState<string | null>(null);
  const openedByHover = useRef(false);
  const timers = useRef<Record<"menu" | "sub", ReturnType<typeof setTimeout> | undefined>>({
    menu: undefined,
    sub: undefined,
  });

  useEffect(() => {
    // A menu the visitor opened by hover before hydration stays open.
    const hovered = [...(root.current?.querySelectorAll<HTMLElement>("[data-menu]:hover") ?? [])];
    startTransition(() => {
      setOpen(hovered[0]?.dataset.menu ?? null);
      setOpenSub(hovered[1]?.dataset.menu ?? null);
      setReady(true);
    });
  }, []);

  useEffect(() => {
    if (ready) closeAll();
  }, [pathname]);

  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      const areas = [...(root.current?.querySelectorAll<HTMLElement>("[data-menu][data-open]") ?? [])];
      const innermost = areas.filter((area) => area.contains(document.activeElement)).at(-1);
      innermost?.querySelector<HTMLElement>(":scope > button")?.focus();
      if (innermost && innermost === areas.at(-1) && areas.length > 1) setOpenSub(null);
      else closeAll();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  function closeAll() {
    setOpen(null);
    setOpenSub(null);
  }

  function control(
    level: "menu" | "sub",
    current: string | null,
    set: (key: string | null) => void,
    key: string,
  ): MenuControl {
    return {
      area: {
        "data-menu": key,
        "data-open": current === key || undefined,
        onPointerEnter(event) {
          if (event.pointerType !== "mouse") return;
          clearTimeout(timers.current[level]);
          if (current !== key) openedByHover.current = true;
          set(key);
        },
        onPointerLeave(event) {
          if (event.pointerType !== "mouse") return;
          clearTimeout(timers.current[level]);
          timers.current[level] = setTimeout(() => set(null), CLOSE_DELAY_MS);
        },
      },
      button: {
        "aria-expanded": current === key,
        onClick() {
          // The pointer that clicks has just opened the menu by hovering: the click must not close it again.
          const keepOpen = current !== key || openedByHover.current;
          openedByHover.current = false;
          set(keepOpen ? key : null);
        },
      },
    };
  }

  return {
    root,
    ready,
    menu: (key) =>
      control(
        "menu",
        open,
        (next) => {
          setOpen(next);
          if (next !== open) setOpenSub(null);
        },
        key,
      ),
    sub: (key) => control("sub", openSub, setOpenSub, key),
    onBlur(event) {
      if (!event.currentTarget.contains(event.relatedTarget)) closeAll();
    },
  };
}
