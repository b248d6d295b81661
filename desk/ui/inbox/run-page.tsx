import { Download, FileSpreadsheet, Plus, Printer } from "lucide-react";
import { useState } from "react";
import { Dialog } from "../../../site/ui/dialog.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { mayAsk, mayOpen } from "../../roles.ts";
import { call, download, useAction } from "../api.ts";
import { useLive, useLiveAnswer } from "../live.tsx";
import { Done, Loading, Problem, SmallButton } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { seatsText } from "./names.ts";
import { RegistrationForm, runPathOf } from "./registrations.tsx";
import { Certificates } from "./run-certificates.tsx";
import { type Inquiry, RunInquiries } from "./run-inquiries.tsx";
import { type Listed, RunList } from "./run-list.tsx";
import {
  MissingDetails,
  RunDetails,
  SheetForm,
  type TrainingMailLine,
  UndeliveredMails,
} from "./run-parts.tsx";

type Answer = {
  run: RunSummary;
  registrations: Listed[];
  mails: TrainingMailLine[];
  detail: { joining: string; payment: string };
  missing: Array<"joining" | "payment">;
  inquiries: Inquiry[];
};

/** The registrations of one run: to change, to print and to save as CSV. */
export function RunPage({ training, run }: { training: string; run: string }) {
  const path = runPathOf({ training, run });
  const { data, error, renew } = useLiveAnswer<Answer>(path);
  const { problem, act } = useAction();
  const [edited, setEdited] = useState<Listed | "new" | "sheet">();
  const [notice, setNotice] = useState("");
  const { me } = useLive();
  const back = (
    <Link
      href={to(["inbox", "trainings"])}
      className="justify-self-start py-1 font-semibold print:hidden"
    >
      All trainings
    </Link>
  );
  if (!data && !error) return <Loading />;
  if (!data)
    return (
      <>
        <Problem>{error}</Problem>
        {back}
      </>
    );
  const { registrations } = data;
  const told = (words: string) => {
    setEdited(undefined);
    setNotice(words);
    renew();
  };
  const title =
    edited === "new" ? "Add somebody" : edited === "sheet" ? "Add from a sheet" : "Registration";
  const save = (below: string) => void act(() => download(path + below));
  return (
    <div className="grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-5">
      {back}
      <header>
        <h2 className="text-h3 break-words">{data.run.title}</h2>
        <p className="figures text-ink-soft">{data.run.dates}</p>
        <p className="figures mt-2 font-semibold">{seatsText(data.run)}</p>
        {data.run.unpublished && <p className={notice}>{data.run.unpublished}</p>}
        <SiteState run={data.run} onChanged={renew} />
      </header>
      <div className="flex flex-wrap gap-2 print:hidden">
        {data.run.state !== "gone" && (
          <>
            <SmallButton variant="default" icon={Plus} onClick={() => setEdited("new")}>
              Add somebody
            </SmallButton>
            <SmallButton icon={FileSpreadsheet} onClick={() => setEdited("sheet")}>
              Add from a sheet
            </SmallButton>
          </>
        )}
        {registrations.length > 0 && (
          <>
            <SmallButton icon={Printer} onClick={() => window.print()}>
              Print the list
            </SmallButton>
            <SmallButton icon={Download} onClick={() => save("/csv")}>
              Save as CSV
            </SmallButton>
          </>
        )}
      </div>
      <Problem>{problem || error}</Problem>
      <Done>{notice}</Done>
      {data.inquiries.length > 0 && (
        <RunInquiries path={path} inquiries={data.inquiries} run={data.run} onRegistered={told} />
      )}
      <UndeliveredMails path={path} mails={data.mails} onDone={told} />
      <MissingDetails missing={data.missing} />
      {registrations.length === 0 ? (
        <p>
          Nobody has registered yet. Inquiries that ask for this run show here, to register with one
          press.
        </p>
      ) : (
        <RunList {...data} path={path} onEdit={setEdited} onChanged={told} />
      )}
      {data.run.state !== "gone" && <RunDetails path={path} detail={data.detail} onSaved={renew} />}
      {mayAsk(me.role, "/api/certificates") && (
        <Certificates
          training={training}
          run={run}
          version={registrations.map(({ id, state }) => `${id} ${state}`).join()}
        />
      )}
      <Dialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={title}
        size="wide"
      >
        {edited === "sheet" && <SheetForm path={path} run={data.run} onDone={told} />}
        {edited && edited !== "sheet" && (
          <RegistrationForm
            registration={edited === "new" ? undefined : edited}
            onDone={told}
            {...{ training, run, runPath: path }}
          />
        )}
      </Dialog>
    </div>
  );
}

type WrittenRun = { id?: string; sessions: Array<{ start: string }> };
type TrainingRecord = { hash: string; data: { runs: WrittenRun[] } };

/** Tells when the state on the site (open or full) differs from the counted seats; a button saves the right state. */
function SiteState({ run: summary, onChanged }: { run: RunSummary; onChanged: () => void }) {
  const { state, capacity, taken, isOver, file, run, unpublished } = summary;
  const { me } = useLive();
  const { problem, act } = useAction();
  const [isSet, setIsSet] = useState(false);
  if (state === "gone")
    return (
      <p className="mt-2">The content has this run no more; its registrations are still stored.</p>
    );
  if (state === "cancelled" && unpublished) return null;
  if (state === "cancelled")
    return <p className="mt-2">The site says that this run is cancelled.</p>;
  // Without a file there is nothing to mark as full: the content has it no more.
  if (isOver || capacity === null || file === "") return null;
  const isFull = taken >= capacity;
  if (isFull === (state === "full"))
    return isSet ? (
      <p className={notice} role="status">
        {isFull ? "The run is marked as full. " : "The run is open again. "}
        <Link href={to(["content", "publish"])}>Publish it</Link> for visitors to read it.
      </p>
    ) : null;

  async function setState(): Promise<void> {
    const { hash, data } = await call<TrainingRecord>(
      `/api/content/record?file=${encodeURIComponent(file)}`,
    );
    const runs = data.runs.map((one) =>
      (one.id ?? one.sessions[0]?.start) === run
        ? { ...one, state: isFull ? "full" : "open" }
        : one,
    );
    await call("/api/content/record", "PUT", { file, hash, data: { ...data, runs } });
    setIsSet(true);
    onChanged();
  }
  return (
    <div className={notice}>
      <p>
        {isFull
          ? "All seats are taken, but visitors still read that seats can be had."
          : "Visitors read that this run is full, but seats are left."}
      </p>
      {mayOpen(me.role, "content") ? (
        <SmallButton onClick={() => act(setState)}>
          {isFull ? "Mark the run as full" : "Open the run again"}
        </SmallButton>
      ) : (
        <p>Tell an editor: it is the state of the run in the Content area.</p>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}

const notice =
  "mt-3 flex flex-wrap items-center gap-x-1.5 gap-y-3 rounded-md bg-marigold-soft/60 px-4 py-3 print:hidden";
