import type { ReactNode } from "react";
import { href, trail } from "../../addresses.ts";
import { answersOn } from "../../content/records/answers.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { Answers } from "../../ui/answers.tsx";
import type { ContactCopy } from "./copy.ts";
import { Information } from "./information.tsx";
import { Message } from "./message.tsx";
import { Next } from "./next.tsx";

export function contactHead({ seo, picture }: ContactCopy): PageHead {
  return { seo, path: href("/contact"), trail: trail("/contact"), pictures: [picture.name] };
}

/** Its child is the form. */
export function Contact({ copy, children }: { copy: ContactCopy; children?: ReactNode }) {
  return (
    <>
      <div className="overflow-x-clip bg-white">
        <div className="wrap lg:grid lg:grid-cols-[5fr_7fr]">
          <Information hero={copy.hero} information={copy.information} />
          <Message {...copy.form}>{children}</Message>
        </div>
      </div>
      <Answers {...copy.answers} answers={answersOn("contact")} tone="paper" />
      <Next {...copy.next} picture={copy.picture} />
    </>
  );
}
