import { type SubmitEvent, useEffect, useId, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import type { Me } from "../api.ts";
import { useAnswer } from "../use-answer.ts";
import type { Change } from "./message-page.tsx";

/** Who sees to it. Names are those that colleagues use already, or a new one. */
export function Owner({ owner, change }: { owner: string; change: Change }) {
  const { data } = useAnswer<{ owners: string[] }>("/api/inbox/choices", owner);
  const { data: me } = useAnswer<Me>("/api/session");
  const [name, setName] = useState(owner);
  const id = useId();
  useEffect(() => setName(owner), [owner]);
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void change({ change: "owner", owner: name });
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-h4">
        Who sees to it
      </h3>
      <form onSubmit={onSubmit} className="mt-2 flex flex-wrap items-center gap-2">
        <input
          list={id}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={60}
          placeholder="Nobody yet"
          aria-label="Owner"
          className="desk-control w-52"
        />
        <datalist id={id}>
          {data?.owners.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        {name.trim() !== owner && (
          <Button type="submit" size="sm">
            Save
          </Button>
        )}
        {me && owner !== me.who && (
          <Button size="sm" variant="outline" onClick={() => void change({ change: "owner", owner: me.who })}>
            I do
          </Button>
        )}
      </form>
    </section>
  );
}
