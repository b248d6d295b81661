import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ROUTER_VERSION = "8.4.0";

/**
 * Parts of Vite and React Router that this site never uses but that would reach every visitor, 5 KB in all, each
 * replaced by what it comes down to here:
 * - the import helper loads a chunk's stylesheets first, and there is one stylesheet, always loaded;
 * - route discovery is off (`routeDiscovery: initial`), and so is instrumentation;
 * - links are plain (see page-links.tsx) and forms are the site's own, but naming the router's makes them stay.
 */
const replacements: Array<[RegExp, string]> = [
  [/preload-helper\.js$/, "export const __vitePreload = (load) => load();"],
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false;
     export const getPartialManifest = (manifest) => manifest;
     export const getPatchRoutesOnNavigationFunction = () => undefined;
     export const useFogOFWarDiscovery = () => {};
     export { unused as getManifestPath, unused as getPathsWithAncestors, unused as handleClientVersionMismatch };
     const unused = undefined;`,
  ],
  [
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
     export const getRouteInstrumentationUpdates = () => ({});
     export const instrumentClientSideRouter = (router) => router;
     export { unused as instrumentHandler, unused as instrumentationResultMetaContext };
     const unused = undefined;`,
  ],
];

const routerElements = /react-router\/dist\/production\/lib\/dom\/lib\.js$/;

const withoutUnusedElements = (code: string) =>
  code
    .replace(/^(?:Link|NavLink|Form)\.displayName = .*$/gm, "")
    .replace(/^const (?:Link|NavLink|Form) = (?=React\$1\.forwardRef)/gm, "$&/* @__PURE__ */ ");

export function leanClient(): Plugin {
  const replaced = new Set<RegExp>();
  return {
    name: "site:lean-client",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      const { version } = JSON.parse(readFileSync("node_modules/react-router/package.json", "utf8"));
      if (version !== ROUTER_VERSION) {
        this.error(
          `site/engine/lean-client.ts was checked with react-router ${ROUTER_VERSION}, not ${version}.`,
        );
      }
    },
    load(id) {
      const found = replacements.find(([pattern]) => pattern.test(id.replaceAll("\\", "/")));
      if (!found) return;
      replaced.add(found[0]);
      return found[1];
    },
    transform(code, id) {
      if (!routerElements.test(id.replaceAll("\\", "/"))) return;
      return { code: withoutUnusedElements(code), map: null };
    },
    generateBundle() {
      const missed = replacements.filter(([pattern]) => !replaced.has(pattern));
      if (missed.length > 0)
        this.error(`No module matched ${missed.map(([pattern]) => pattern).join(", ")}.`);
    },
  };
}
