import { clsx } from "clsx";
import { Mail } from "lucide-react";
import type { ComponentProps } from "react";
import { portrait } from "../art/render.ts";
import type { Member } from "../content/records/team.ts";
import { href } from "../paths.ts";
import { EmailAddress } from "./contact-links.tsx";
import { Picture } from "./picture.tsx";

type Props = ComponentProps<"div"> & { member: Member | undefined; label?: string };

/** Whoever of the team leads what the page is about. `children` are said instead of what they sign. */
export function Lead({ member, label, className, children, ...props }: Props) {
  if (!member) return null;
  const { slug, name, title, signs, mail } = member;
  return (
    <div className={clsx("@container", className)} {...props}>
      <div className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 gap-y-2 @xl:grid-cols-[5.5rem_1fr] @4xl:grid-cols-[5.5rem_2fr_3fr] @4xl:gap-x-6">
        <Picture
          picture={portrait(member)}
          alt=""
          showSource={false}
          className="@xl:row-span-2 @4xl:row-span-1"
          imageClassName="aspect-4/5 rounded-md object-cover"
        />
        <div className="@xl:self-end @4xl:self-center">
          {label && <p className="eyebrow opacity-85">{label}</p>}
          <a
            href={`${href("/team")}#${slug}`}
            className="-my-3 inline-block py-3 font-display text-h4 wrap-anywhere hover:underline hover:underline-offset-4"
          >
            {name}
          </a>
          <p className="leading-snug opacity-85">{title}</p>
        </div>
        <div className="@max-xl:col-span-2 @xl:self-start @4xl:self-center">
          <p className="leading-snug">{children ?? (signs && `Signs ${signs}.`)}</p>
          {mail && <MailLink mail={mail} />}
        </div>
      </div>
    </div>
  );
}

export const MailLink = ({ mail }: { mail: string }) => (
  <a
    href={`mailto:${mail}`}
    className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
  >
    <Mail className="size-4.5 shrink-0" />
    <EmailAddress email={mail} />
  </a>
);
