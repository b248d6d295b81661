import displayFont from "@fonts/display.woff2?url";
import textFont from "@fonts/text.woff2?url";
import { lazy, type ReactNode, Suspense } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { firstScript } from "./layout/first-script.ts";
import { Footer } from "./layout/footer.tsx";
import { Header, MinimalHeader } from "./layout/header.tsx";
import { NavigationEffects } from "./layout/navigation-effects.tsx";
import { PageLinks } from "./layout/page-links.tsx";
import { ads } from "./layout/site.data.ts";
import stylesheet from "./styles/site.css?url";
import { NoticeProvider } from "./ui/notice.tsx";

const AdConsent = ads ? lazy(() => import("./layout/ad-consent.tsx")) : null;

export type PageHandle = { header?: "minimal" };

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* In development there is no page-sized style in the head, so the sheet itself must stand there. */}
        {import.meta.env.DEV && <link rel="stylesheet" href={stylesheet} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        {!import.meta.env.DEV && <link rel="stylesheet" href={stylesheet} />}
      </body>
    </html>
  );
}

export default function Root() {
  const minimal = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.header === "minimal");
  return (
    <NoticeProvider>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      {minimal ? <MinimalHeader /> : <Header />}
      <main id="main" tabIndex={-1} className={minimal ? undefined : "pt-header"}>
        <Outlet />
      </main>
      <Footer />
      {AdConsent && (
        <Suspense>
          <AdConsent />
        </Suspense>
      )}
      <NavigationEffects />
      <PageLinks />
    </NoticeProvider>
  );
}

/** The last resort when a page breaks in the browser: words and a way out, in the shape of any other page. */
export function ErrorBoundary() {
  return (
    <main className="wrap py-section">
      <h1 className="text-h1">This page could not be shown</h1>
      <p className="mt-5 max-w-xl text-lede">
        Something broke while it was loading. Loading it again often helps; the rest of the site is
        unaffected.
      </p>
      <p className="mt-8">
        <a href="/" className="font-semibold text-leaf underline underline-offset-4">
          Back to the home page
        </a>
      </p>
    </main>
  );
}
