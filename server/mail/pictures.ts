import { MAIL_PICTURES, type MailPicture } from "../../contract/mail-pictures.ts";
import { contentId } from "./layout.ts";

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** The name by which the HTML part shows it. */
  cid?: string;
  contentDisposition?: "inline";
}

/** Pictures are attached: fetched from the site they would tell it when and where the mail was read. */
export function carriedPictures(names: MailPicture[], picture: (path: string) => Buffer | undefined) {
  return names.flatMap((name): { name: MailPicture; attachment: Attachment }[] => {
    const content = picture(MAIL_PICTURES[name].path);
    if (!content) return [];
    const file = { filename: `${name}.png`, contentType: "image/png", content };
    return [{ name, attachment: { ...file, cid: contentId(name), contentDisposition: "inline" } }];
  });
}
