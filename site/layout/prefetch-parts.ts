type Routes = Record<string, { imports?: string[]; parts?: string[] }>;

/**
 * Tells the router which scripts the prerendered parts of other pages need, so that it prefetches them with their
 * page. Not before hydration, and not for the page that is shown: its HTML holds these parts already.
 */
export function prefetchPartsOfOthers(shown: string[]): void {
  const manifest = Reflect.get(window, "__reactRouterManifest") as { routes: Routes } | undefined;
  for (const [id, route] of Object.entries(manifest?.routes ?? {})) {
    if (!route.parts || shown.includes(id)) continue;
    route.imports?.push(...route.parts);
    delete route.parts;
  }
}
