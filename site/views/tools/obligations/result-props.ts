import type { Walk } from "../../../tools/finder/decide.ts";
import type { Found } from "../../../tools/finder/result.ts";
import type { FinderFile, FinderRule } from "./finder-file.ts";

export type ResultProps = {
  file: FinderFile;
  progress: Walk;
  result: Found<FinderRule>[];
  /** Without it, questions are left, and what they decide is shown as open. */
  isDone: boolean;
  day: string;
  /** The address of this result, whose query holds the answers. */
  link: string;
  /** The words of the link back to what was ticked first. */
  profile: string;
  /** The address at which a question, or what was ticked, is answered anew. */
  changeLink: (id: string) => string;
  onFollow: (link: string) => void;
};
