import { useEffect, useState } from "react";
import { LIMITS } from "../../../contract/fields.ts";
import { cleanLine } from "../../../contract/text.ts";

/** What the link that led here is about, as the form may send it; the HTML was rendered before anyone asked. */
export function useSubject(): string {
  const [subject, setSubject] = useState("");
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("subject") ?? "";
    setSubject(cleanLine(asked.slice(0, LIMITS.subject)));
  }, []);
  return subject;
}
