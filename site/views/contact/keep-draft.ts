import { keepDraft } from "../../layout/draft.ts";
import { whenShown } from "../../ui/when-shown.ts";

whenShown(keepDraft);
