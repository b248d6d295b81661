import { type Browser, type CDPSession, chromium } from "playwright";

/** What is counted after a page is asked for. */
const MEASURED_MS = 3000;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Time of the thread, in microseconds: what other programs take from the machine does not count. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } };
};

export const startBrowser = () =>
  chromium.launch({
    args: ["--no-sandbox"],
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  });

/** How long the main thread worked for a page in its first seconds, and its longest task, in milliseconds. */
export async function mainThread(
  browser: Browser,
  url: string,
): Promise<{ cpu: number; task: number }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const trace = await startTrace(await browser.newBrowserCDPSession());
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(MEASURED_MS);
  const events = await trace.end();
  await context.close();
  const began = events.find(
    ({ name, args }) =>
      name === "navigationStart" &&
      args.data?.isOutermostMainFrame &&
      args.data.documentLoaderURL === url,
  );
  if (!began) throw new Error(`The trace of ${url} has no beginning.`);
  const tasks = events.flatMap(({ name, ph, pid, tid, ts, tdur }) => {
    const isCounted = ts >= began.ts && ts < began.ts + MEASURED_MS * 1000;
    const isTask = ph === "X" && name.endsWith("RunTask") && pid === began.pid && tid === began.tid;
    return isTask && isCounted && tdur ? tdur / 1000 : [];
  });
  return { cpu: tasks.reduce((sum, task) => sum + task, 0), task: Math.max(...tasks) };
}

async function startTrace(session: CDPSession) {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const ended = new Promise<void>((resolve) =>
    session.on("Tracing.tracingComplete", () => resolve()),
  );
  await session.send("Tracing.start", {
    traceConfig: {
      includedCategories: [
        "toplevel",
        "blink.user_timing",
        "disabled-by-default-devtools.timeline",
      ],
    },
    transferMode: "ReportEvents",
  });
  return {
    async end(): Promise<TraceEvent[]> {
      await session.send("Tracing.end");
      await ended;
      await session.detach();
      return events;
    },
  };
}
