import { describe, test } from "vitest";

/**
 * `describe` and `test` for what needs something that a machine may lack. There they are skipped, and their names say
 * why, so that the summary of a run can.
 */
export function onlyWith(isThere: unknown, reason: string) {
  const named = (name: string) => (isThere ? name : `${name} (skipped: ${reason})`);
  return {
    describe: (name: string, tests: () => void) => describe.skipIf(!isThere)(named(name), tests),
    test: (name: string, run: () => unknown) => test.skipIf(!isThere)(named(name), run),
  };
}

/** For what needs a program, of which the settings or PATH name the file. */
export const onlyWithProgram = (name: string, file: unknown) =>
  onlyWith(file, `this machine has no ${name}`);
