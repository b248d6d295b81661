import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a client navigation, what a full page load would do for people who cannot see it happen:
 * focus goes to the new content and its title is announced.
 */
export function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  const previous = useRef(pathname);

  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const element = target ?? document.querySelector("main");
    if (!element) return;
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <div role="status" className="sr-only" data-announcer>
      {title}
    </div>
  );
}
