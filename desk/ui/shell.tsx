import { clsx } from "clsx";
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "../../site/ui/button.tsx";
import { Dialog } from "../../site/ui/dialog.tsx";
import { TextField } from "../../site/ui/field.tsx";
import { mayOpen } from "../roles.ts";
import { call } from "./api.ts";
import { useLive } from "./live.tsx";
import mark from "./mark.svg?url";
import { Form, Loading, Problem } from "./parts.tsx";
import { showSideways, to, useRoute } from "./route.tsx";
import { signOut } from "./sign-out.ts";

const area = (id: string, title: string, load: () => Promise<{ default: () => ReactNode }>) => ({
  id,
  title,
  load,
  Area: lazy(load),
});

/** In the order of the navigation. The code of each is fetched when somebody opens it. */
const AREAS = [
  area("inbox", "Inbox", () => import("./inbox/inbox-area.tsx")),
  area("content", "Content", () => import("./content/content-area.tsx")),
  area("mailings", "Mailings", () => import("./mailings/mailings-area.tsx")),
  area("review", "Review", () => import("./review/review-area.tsx")),
  area("figures", "Figures", () => import("./figures/figures-area.tsx")),
  area("webhooks", "Webhooks", () => import("./webhooks/webhooks-area.tsx")),
  area("people", "Colleagues", () => import("./people/people-area.tsx")),
  area("account", "Your account", () => import("./account/account-page.tsx")),
];

/** Begins to load the code of an area, before it is known who is signed in. An unknown id loads the first area. */
export function fetchArea(id: string): void {
  const found = AREAS.find((one) => one.id === id) ?? AREAS[0];
  // The error is shown when the area is opened.
  found?.load().catch(() => undefined);
}

export function Shell({ onRename }: { onRename: (who: string) => void }) {
  const { area } = useRoute();
  const { me, overview } = useLive();
  const main = useRef<HTMLElement>(null);
  const open = AREAS.filter(({ id }) => mayOpen(me.role, id));
  const entry = AREAS.find(({ id }) => id === area) ?? open[0];

  useEffect(() => {
    const waiting = overview?.waiting ? `(${overview.waiting}) ` : "";
    document.title = `${waiting}${entry?.title} · Desk of ${me.firm}`;
  }, [entry, me.firm, overview?.waiting]);

  if (!entry) return null;
  const { Area } = entry;
  return (
    <div className="min-h-dvh">
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-paper focus:p-3"
      >
        Skip to the page
      </button>
      <header className="flex flex-wrap items-center gap-x-6 bg-ink px-4 py-1 text-paper sm:px-8 lg:flex-nowrap xl:px-10 print:hidden">
        <div className="flex min-w-0 items-center gap-2.5">
          <img src={mark} alt="" className="size-7 shrink-0" />
          <p className="min-w-0 truncate font-display text-lg leading-tight">
            {me.firm} <span className="text-leaf-light max-2xl:hidden">Desk</span>
          </p>
        </div>
        <nav
          aria-label="Areas"
          className="desk-runs-off [--ground:var(--color-ink)] [--shade:var(--color-leaf-light)] max-lg:order-3 max-lg:-mx-4 max-lg:w-[calc(100%+2rem)] max-lg:px-1"
        >
          <ul className="flex min-w-max gap-1">
            {open
              .filter(({ id }) => id !== "account")
              .map(({ id, title }) => (
                <li
                  key={id}
                  ref={id === entry.id ? showSideways : undefined}
                  className="scroll-mx-10"
                >
                  <a
                    href={to([id])}
                    aria-current={id === entry.id ? "page" : undefined}
                    className={clsx(
                      "flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold",
                      id === entry.id ? "bg-paper text-ink" : "hover:bg-paper/12",
                    )}
                  >
                    {title}
                    {id === "inbox" && overview !== undefined && overview.waiting > 0 && (
                      <span className="figures rounded-sm bg-marigold px-1.5 text-sm text-ink">
                        {overview.waiting}
                        <span className="sr-only"> to be handled</span>
                      </span>
                    )}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-4 text-sm">
          {me.mayRename ? (
            <WhoAmI who={me.who} onRename={onRename} />
          ) : (
            <a
              href={to(["account"])}
              className="flex min-h-11 max-w-40 items-center underline underline-offset-4 hover:decoration-2"
            >
              <span className="sr-only">Your account: </span>
              <span className="truncate">{me.who}</span>
            </a>
          )}
          <button
            type="button"
            onClick={() => signOut()}
            className="min-h-11 text-left underline underline-offset-4 hover:decoration-2"
          >
            Sign out
          </button>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="min-w-0 px-4 py-5 sm:px-8 xl:px-10">
        <Boundary key={entry.id}>
          <Suspense fallback={<Loading />}>
            {open.includes(entry) ? (
              <Area />
            ) : (
              <Problem>
                {entry.title} is not open to you as {me.role}. Ask the owner of the desk.
              </Problem>
            )}
          </Suspense>
        </Boundary>
      </main>
    </div>
  );
}

/** So that the rest of the desk still works after an error in an area. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div role="alert" className="grid max-w-xl justify-items-start gap-4">
        <h1 className="text-h3">This area cannot be shown</h1>
        <p>{this.state.error.message}</p>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </div>
    );
  }
}

function WhoAmI({ who, onRename }: { who: string; onRename: (who: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const rename = async ({ who: given = "" }: Record<string, string>) => {
    onRename((await call("PUT /api/session", { body: { who: given } })).who);
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 max-w-40 truncate text-left underline underline-offset-4 hover:decoration-2"
      >
        <span className="sr-only">You are </span>
        {who}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Who are you?">
        <Form onSend={rename} className="mt-4 grid gap-4">
          <TextField
            name="who"
            label="Your name"
            hint="It stands beside every change you make from now on."
            defaultValue={who}
            required
            maxLength={60}
          />
          <Button type="submit">Use this name</Button>
        </Form>
      </Dialog>
    </>
  );
}
