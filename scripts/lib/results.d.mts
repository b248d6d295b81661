interface Result {
  file: string;
  name: string;
  seconds: number;
  failure: string;
  skipped: string;
}
export function readResults(folder: string): Promise<Result[]>;
export function printResults(tests: Result[]): void;
