import { z } from "zod";
import { text } from "../reader/fields.ts";
import { readRecord } from "../reader/read.ts";

const notice = z.strictObject({ title: text, text });
const outcome = z.strictObject({
  sent: notice.describe("Once it has arrived"),
  failed: notice.describe("If it could not be sent"),
});

export const noticesSchema = z.strictObject({
  contact: outcome.describe("The contact form"),
  checklist: z
    .strictObject({
      section: outcome.describe("In the page"),
      popup: outcome.describe("In the popup"),
    })
    .describe("The form for the checklist"),
  lists: z
    .strictObject({
      newsletter: notice.describe("After the form of the newsletter"),
      waiting: notice.describe("After the form to hear of dates"),
      waitingNoted: notice.describe("The same where no mail asks to confirm"),
      watch: notice.describe("After the form to watch rules"),
      refused: notice.describe("If the server refused one of these forms"),
      unreachable: notice.describe("If no answer came"),
    })
    .describe("Forms with an address alone"),
  application: z
    .strictObject({
      chosen: notice
        .extend({
          text: text.refine(
            (words) => words.includes("[file]"),
            "Write [file] where the file's name belongs.",
          ),
        })
        .describe("When a file was chosen; [file] is its name"),
      wrongType: notice.describe("When a file of another type was chosen"),
      tooLarge: notice.describe("When a file was too large"),
      demo: notice.describe("While applications are not taken here"),
    })
    .describe("The form for applications; what is said once one has arrived is on its page"),
});

export const notices = () => readRecord("content/notices.yaml", noticesSchema);

export type Notices = z.output<typeof noticesSchema>;
