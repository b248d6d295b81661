import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "puppeteer-core";
import { vi } from "vitest";
import { freePort } from "../server/harness/ports.ts";

/** The name that the standard gives to a reference to an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const KEYS: Record<string, string> = { Enter: "\uE007", ArrowDown: "\uE015" };

type Send = <Value>(method: string, path: string, body?: object) => Promise<Value>;

/** WebKitGTK's driver with a screen of its own; each page is a browser of its own. */
export async function startWebKit(driver: string) {
  const xvfb = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, "data");
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    NO_AT_BRIDGE: "1",
    GDK_BACKEND: "x11",
  };
  const webdriver = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
  const kill = () => {
    webdriver.kill();
    xvfb.kill();
  };
  process.once("exit", kill);
  const send: Send = async (method, path, body = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: 120_000 });
  let last: Page | undefined;
  return {
    /** One at a time, as the driver has it. */
    async newPage() {
      await last?.close();
      const { sessionId } = await send<{ sessionId: string }>("POST", "", { capabilities: {} });
      last = pageOf((method, path, body) => send(method, `/${sessionId}${path}`, body));
      return last;
    },
    stop: kill,
  };
}

/** As much of Puppeteer's page as a Visitor uses. */
function pageOf(send: Send): Page {
  const evaluate = (run: unknown, ...args: unknown[]) =>
    send("POST", "/execute/sync", { script: `return (${run}).apply(null, arguments)`, args });
  const page = {
    evaluate,
    evaluateHandle: async (run: unknown, ...args: unknown[]) => {
      const found = (await evaluate(run, ...args)) as Record<string, string> | null;
      return { asElement: () => found && elementOf(found) };
    },
    goto: (url: string) => send("POST", "/url", { url }),
    keyboard: { press: (key: string) => pressKey(send, KEYS[key] ?? key) },
    on: () => page,
    async setViewport({ width, height }: { width: number; height: number }) {
      const resize = (more: number[]) =>
        send("POST", "/window/rect", {
          width: width + (more[0] ?? 0),
          height: height + (more[1] ?? 0),
        });
      await resize([]);
      // The window is larger than the page in it.
      const [across, down] = (await evaluate(() => [innerWidth, innerHeight])) as [number, number];
      await resize([width - across, height - down]);
    },
    close: () => send("DELETE", ""),
  };
  const elementOf = (reference: Record<string, string>) => ({
    async click() {
      // The driver itself scrolls it under the bar at the foot of the screen.
      await evaluate((element: Element) => element.scrollIntoView({ block: "center" }), reference);
      await send("POST", `/element/${reference[ELEMENT]}/click`);
    },
    type: (text: string) => send("POST", `/element/${reference[ELEMENT]}/value`, { text }),
    evaluate: (run: unknown) => evaluate(run, reference),
    select: (value: string) => evaluate(choose, reference, value),
  });
  return page as unknown as Page;
}

function pressKey(send: Send, value: string) {
  const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
  return send("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
}

/** Runs in the page. */
function choose(list: HTMLSelectElement, value: string) {
  list.value = value;
  for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
}
