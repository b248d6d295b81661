import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { test as base } from "./test.ts";

/** A visitor's machine, by the only fonts it has. Tinos and Arimo are drawn to the widths of Times New Roman and Arial. */
export const SYSTEMS = {
  "Windows and Linux": { serif: "Tinos", sans: "Arimo" },
  Android: { serif: "Noto Serif", sans: "Roboto" },
};

export type System = keyof typeof SYSTEMS;

type Started = { browserOn: (system: System) => Promise<Browser> };

/** `test.use({ system })` names the machine whose fonts the browser has; it needs Linux, where they are a setting. */
export const test = base.extend<{ system: System }, Started>({
  system: ["Windows and Linux", { option: true }],
  browserOn: [
    async ({ playwright, launchOptions }, use) => {
      const started = new Map<System, Browser>();
      await use(async (system) => {
        const env = { ...process.env, FONTCONFIG_FILE: fontSettings(system) };
        const browser =
          started.get(system) ?? (await playwright.chromium.launch({ ...launchOptions, env }));
        started.set(system, browser);
        return browser;
      });
      for (const browser of started.values()) await browser.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browserOn, system }, use) => {
    const context = await (await browserOn(system)).newContext();
    await use(context);
    await context.close();
  },
});

function fontSettings(system: System): string {
  const { serif, sans } = SYSTEMS[system];
  // Of this worker alone: another one may be writing the same settings while a browser reads them.
  const folder = path.resolve(
    "test-results/fonts",
    `${system.replaceAll(" ", "-")}-${process.pid}`,
  );
  const file = path.join(folder, "fonts.conf");
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
${[...foldersOf(serif), ...foldersOf(sans)].map((name) => `<dir>${name}</dir>`).join("")}
<cachedir>${folder}</cachedir>
${alias("serif", serif)}${alias("sans-serif", sans)}</fontconfig>`,
  );
  return file;
}

function foldersOf(family: string): string[] {
  const name = `@expo-google-fonts/${family.toLowerCase().replace(" ", "-")}/package.json`;
  const folder = path.dirname(createRequire(import.meta.url).resolve(name));
  return ["400Regular", "700Bold"].map((weight) => path.join(folder, weight));
}

const alias = (generic: string, family: string) =>
  `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
