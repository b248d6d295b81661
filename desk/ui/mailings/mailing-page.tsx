import type { MailingAnswer } from "../../mailings/routes.ts";
import { useLive } from "../live.tsx";
import { Loading, Problem } from "../parts.tsx";
import { to } from "../route.ts";
import { useAnswer } from "../use-answer.ts";
import { Compose } from "./compose.tsx";
import { NoMailServer } from "./mailing-list.tsx";
import { Progress } from "./progress.tsx";

/** A draft to write, or what became of a mailing. */
export function MailingPage({ id }: { id: string }) {
  const { overview } = useLive();
  const { data, error, reload } = useAnswer<MailingAnswer>(`/api/mailings/${id}`, overview?.version);
  return (
    <>
      <a href={to(["mailings"])} className="desk-link inline-flex min-h-9 items-center">
        Mailings
      </a>
      <Problem>{error}</Problem>
      {!data && !error && <Loading />}
      {data && <NoMailServer isWithoutMail={data.isWithoutMail} />}
      {data?.mailing.state === "draft" && <Compose {...data} onChange={reload} />}
      {data && data.mailing.state !== "draft" && <Progress {...data} onChange={reload} />}
    </>
  );
}
