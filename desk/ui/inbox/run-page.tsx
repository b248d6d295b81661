import { Download, FileSpreadsheet, Plus, Printer } from "lucide-react";
import { useState } from "react";
import type { RunKey } from "../../../server/inbox/registrations/registrations.ts";
import { Dialog } from "../../../site/ui/dialog.tsx";
import type { RunSummary } from "../../inbox/runs.ts";
import { mayAsk, mayOpen } from "../../roles.ts";
import { call, download, useAction } from "../api.ts";
import { useLive, useLiveAnswer } from "../live.tsx";
import { Done, Loading, Problem, SmallButton } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { seatsText } from "./names.ts";
import { RegistrationForm } from "./registrations.tsx";
import { Certificates } from "./run-certificates.tsx";
import { RunInquiries } from "./run-inquiries.tsx";
import { type Listed, RunList } from "./run-list.tsx";
import { MissingDetails, RunDetails, SheetForm, UndeliveredMails } from "./run-parts.tsx";

const DIALOGS = { new: "Add somebody", sheet: "Add from a sheet" };

/** The registrations of one run: to change, to print and to save as CSV. */
export function RunPage({ training, run }: RunKey) {
  const runKey = { training, run };
  const asking = useLiveAnswer("GET /api/inbox/runs/:training/:run", { params: runKey });
  const { data, error, renew } = asking;
  const { problem, act } = useAction();
  const [edited, setEdited] = useState<Edited>();
  const [notice, setNotice] = useState("");
  const { me } = useLive();
  if (!data && !error) return <Loading />;
  if (!data)
    return (
      <>
        <Problem>{error}</Problem>
        <Back />
      </>
    );
  const { registrations, inquiries, mails, missing, detail } = data;
  const isGone = data.run.state === "gone";
  const told = (words: string) => {
    setEdited(undefined);
    setNotice(words);
    renew();
  };
  const save = () =>
    void act(() => download("GET /api/inbox/runs/:training/:run/csv", { params: runKey }));
  return (
    <div className="grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-5">
      <Back />
      <header>
        <h2 className="text-h3 break-words">{data.run.title}</h2>
        <p className="figures text-ink-soft">{data.run.dates}</p>
        <p className="figures mt-2 font-semibold">{seatsText(data.run)}</p>
        {data.run.unpublished && <p className={NOTICE}>{data.run.unpublished}</p>}
        <SiteState run={data.run} onChanged={renew} />
      </header>
      <div className="flex flex-wrap gap-2 print:hidden">
        {!isGone && <AddButtons onAdd={setEdited} />}
        {registrations.length > 0 && <ListButtons onSave={save} />}
      </div>
      <Problem>{problem || error}</Problem>
      <Done>{notice}</Done>
      {inquiries.length > 0 && (
        <RunInquiries inquiries={inquiries} run={data.run} onRegistered={told} />
      )}
      <UndeliveredMails runKey={runKey} mails={mails} onDone={told} />
      <MissingDetails missing={missing} />
      {registrations.length === 0 ? (
        <p>
          Nobody has registered yet. Inquiries that ask for this run show here, to register with one
          press.
        </p>
      ) : (
        <RunList {...data} onEdit={setEdited} onChanged={told} />
      )}
      {!isGone && <RunDetails runKey={runKey} detail={detail} onSaved={renew} />}
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
        title={typeof edited === "string" ? DIALOGS[edited] : "Registration"}
        size="wide"
      >
        {edited === "sheet" && <SheetForm run={data.run} onDone={told} />}
        {edited && edited !== "sheet" && (
          <RegistrationForm
            registration={edited === "new" ? undefined : edited}
            onDone={told}
            runKey={runKey}
          />
        )}
      </Dialog>
    </div>
  );
}

/** What the dialog is for: somebody new, a sheet of them, or a registration. */
type Edited = keyof typeof DIALOGS | Listed;

const Back = () => (
  <Link
    href={to(["inbox", "trainings"])}
    className="justify-self-start py-1 font-semibold print:hidden"
  >
    All trainings
  </Link>
);

const AddButtons = ({ onAdd }: { onAdd: (what: keyof typeof DIALOGS) => void }) => (
  <>
    <SmallButton variant="default" icon={Plus} onClick={() => onAdd("new")}>
      Add somebody
    </SmallButton>
    <SmallButton icon={FileSpreadsheet} onClick={() => onAdd("sheet")}>
      Add from a sheet
    </SmallButton>
  </>
);

const ListButtons = ({ onSave }: { onSave: () => void }) => (
  <>
    <SmallButton icon={Printer} onClick={() => window.print()}>
      Print the list
    </SmallButton>
    <SmallButton icon={Download} onClick={onSave}>
      Save as CSV
    </SmallButton>
  </>
);

type WrittenRun = { id?: string; sessions: Array<{ start: string }> };

type StateProps = { run: RunSummary; onChanged: () => void };

/** What the site says of the run, where that is not that it is to come and has as many seats as are counted. */
function SiteState({ run, onChanged }: StateProps) {
  const { state, capacity, isOver, file, unpublished } = run;
  if (state === "gone")
    return (
      <p className="mt-2">The content has this run no more; its registrations are still stored.</p>
    );
  if (state === "cancelled" && unpublished) return null;
  if (state === "cancelled")
    return <p className="mt-2">The site says that this run is cancelled.</p>;
  // Without a file there is nothing to mark as full: the content has it no more.
  if (isOver || capacity === null || file === "") return null;
  return <Fullness run={run} isFull={run.taken >= capacity} onChanged={onChanged} />;
}

/** Tells when the state on the site (open or full) differs from the counted seats; a button saves the right state. */
function Fullness({ run, isFull, onChanged }: StateProps & { isFull: boolean }) {
  const { me } = useLive();
  const { problem, act } = useAction();
  const [isSet, setIsSet] = useState(false);
  if (isFull === (run.state === "full") && !isSet) return null;
  if (isFull === (run.state === "full"))
    return (
      <p className={NOTICE} role="status">
        {isFull ? "The run is marked as full. " : "The run is open again. "}
        <Link href={to(["content", "publish"])}>Publish it</Link> for visitors to read it.
      </p>
    );
  const correct = async () => {
    await writeState(run, isFull ? "full" : "open");
    setIsSet(true);
    onChanged();
  };
  return (
    <div className={NOTICE}>
      <p>
        {isFull
          ? "All seats are taken, but visitors still read that seats can be had."
          : "Visitors read that this run is full, but seats are left."}
      </p>
      {mayOpen(me.role, "content") ? (
        <SmallButton onClick={() => act(correct)}>
          {isFull ? "Mark the run as full" : "Open the run again"}
        </SmallButton>
      ) : (
        <p>Tell an editor: it is the state of the run in the Content area.</p>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}

/** Saves the state of a run in the file of its training. */
async function writeState({ file, run }: RunSummary, state: "full" | "open"): Promise<void> {
  const found = await call("GET /api/content/record", { query: { file } });
  const data = found.data as { runs: WrittenRun[] };
  const runs = data.runs.map((one) =>
    (one.id ?? one.sessions[0]?.start) === run ? { ...one, state } : one,
  );
  const body = { file, hash: found.hash, data: { ...data, runs } };
  await call("PUT /api/content/record", { body });
}

const NOTICE =
  "mt-3 flex flex-wrap items-center gap-x-1.5 gap-y-3 rounded-md bg-marigold-soft/60 px-4 py-3 print:hidden";
