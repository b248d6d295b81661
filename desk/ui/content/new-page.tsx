import { useState } from "react";
import { slugOf } from "../../../site/content/reader/slug.ts";
import { Button } from "../../../site/ui/button.tsx";
import { SelectField, TextField } from "../../../site/ui/field.tsx";
import { type Answer, type ApiError, call, useAnswer } from "../api.ts";
import { Form, Loading, Options, Problem } from "../parts.tsx";
import { go, PageTitle, to } from "../route.tsx";

type PageChoices = Answer<"GET /api/content/pages">;

const nameAndPath = ({ path, title }: PageChoices["parents"][number]) =>
  [path, `${title} (${path})`] as const;

type Typed = { target: { value: string } };
const typed = (set: (value: string) => void) => (event: Typed) => set(event.target.value);

/** The form of a new page, perhaps a copy of `from`. One press makes the page and its entry in the menu. */
export function NewPage({ from }: { from?: string }) {
  const { data, error } = useAnswer("GET /api/content/pages");
  const [title, setTitle] = useState("");
  const [example, setExample] = useState(from ?? "service");
  const [parent, setParent] = useState(from?.replace(/^content\/pages|\/[^/]+$/g, "") ?? "");
  // Path and place follow from title and parent, until somebody changes them.
  const [ownPath, setOwnPath] = useState<string>();
  const [ownPlace, setOwnPlace] = useState<string>();
  const [problem, setProblem] = useState({ message: "", field: "" });
  const { examples, parents, places } = data ?? { examples: [], parents: [], places: [] };
  const about = examples.find(({ id }) => id === example)?.about;
  const path = ownPath ?? `${parent}/${slugOf(title)}`;
  const place = ownPlace ?? places.find((one) => parent && one.to === parent)?.name ?? "";
  const make = () =>
    call("POST /api/content/pages", { body: { title, path, place, from: example } }).then(
      ({ file }) => go(to(["content", "edit", file])),
      ({ message, details }: ApiError) => setProblem({ message, field: "", ...Object(details) }),
    );
  return (
    <div className="max-w-3xl">
      <PageTitle area="Content">New page</PageTitle>
      {!data && (error ? <Problem>{error}</Problem> : <Loading />)}
      <Form onSend={make} className="mt-6 grid gap-6" hidden={!data}>
        <TextField
          label="Title"
          hint="The heading of the page, and its name in menus and breadcrumbs. Both can be changed later."
          required
          maxLength={120}
          value={title}
          onChange={typed(setTitle)}
        />
        <SelectField label="Begins as" hint={about} value={example} onChange={typed(setExample)}>
          <Options of={examples.map(({ id, title: name }) => [id, name])} />
        </SelectField>
        <SelectField label="Below which page" value={parent} onChange={typed(setParent)}>
          <Options of={[["", "None, it stands by itself"], ...parents.map(nameAndPath)]} />
        </SelectField>
        <TextField
          label="Path"
          hint="Where visitors find it. It cannot be changed here later."
          required
          spellCheck={false}
          value={path}
          error={problem.field ? problem.message : undefined}
          onChange={(event) => setOwnPath(event.target.value.trim().toLowerCase())}
        />
        <SelectField
          label="Place in the menus"
          hint="It comes last below this entry; Menus in the Content area moves it."
          value={place}
          onChange={typed(setOwnPlace)}
        >
          <Options of={[["", "In no menu"], ...places.map(({ name }) => [name, name] as const)]} />
        </SelectField>
        <Button type="submit" className="justify-self-start" label="Make the page" />
        <Problem>{!problem.field && problem.message}</Problem>
      </Form>
    </div>
  );
}
