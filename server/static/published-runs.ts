import { type PublishedRun, publishedRuns, RUNS_PATH } from "../../contract/trainings.ts";

/** Reads the runs of the live build, anew once it is another; undefined while it has no such file. */
export function createRunReader(file: (path: string) => Buffer | undefined) {
  let read: { file: Buffer | undefined; runs: PublishedRun[] | undefined } = {
    file: undefined,
    runs: undefined,
  };
  return () => {
    const now = file(RUNS_PATH);
    if (now !== read.file)
      read = { file: now, runs: now && publishedRuns.parse(JSON.parse(now.toString())) };
    return read.runs;
  };
}
