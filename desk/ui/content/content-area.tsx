import { useRoute } from "../route.ts";
import { ContentList } from "./content-list.tsx";
import { DeletedRecords } from "./deleted-records.tsx";
import { PublishPage } from "./publish-page.tsx";
import { RecordPage } from "./record-page.tsx";
import { UnnamedPhotographs } from "./unnamed-photographs.tsx";

/** #/content, #/content/edit/<file>, #/content/new/<kind>, #/content/publish, #/content/photographs, #/content/deleted. */
export default function ContentArea() {
  const { parts, query } = useRoute();
  const [page, name = ""] = parts;
  if (page === "publish") return <PublishPage />;
  if (page === "deleted") return <DeletedRecords />;
  if (page === "photographs") return <UnnamedPhotographs />;
  if (page === "edit") {
    const field = query.get("field") ?? undefined;
    return <RecordPage key={name} file={name} field={field} isJustAdded={query.has("added")} />;
  }
  if (page === "new")
    return <RecordPage key={`${name} ${query}`} kind={name} from={query.get("from") ?? undefined} />;
  return <ContentList />;
}
