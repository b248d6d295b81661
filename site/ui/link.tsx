import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

type Props = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link to any address: pages of this site load without a full reload and are fetched on hover or focus. */
export function Link({ to, ...props }: Props) {
  if (!to.startsWith("/")) return <a href={to} {...props} />;
  return <RouterLink to={to} prefetch="intent" discover="none" viewTransition {...props} />;
}
