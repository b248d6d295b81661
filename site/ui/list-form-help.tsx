import { firm } from "../content/reader/read.ts";

type Props = {
  /** Of the field this stands below. */
  id: string;
  /** Of the letter that may be written instead. */
  subject: string;
};

/** Filled by site/layout/list-forms.ts where a form fails: what is wrong, and after a second failure the other ways. */
export function ListFormHelp({ id, subject }: Props) {
  const { email } = firm();
  return (
    <>
      <p id={`${id}-help`} data-help className="basis-full text-sm font-semibold empty:hidden" />
      <p data-way-out hidden className="basis-full text-sm">
        Still not through? Your address is kept in the field:{" "}
        <button type="button" data-plain className="underline underline-offset-4">
          send it as a plain form
        </button>{" "}
        or write to{" "}
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          className="underline underline-offset-4"
        >
          {email}
        </a>
        .
      </p>
    </>
  );
}
