/** Pictures the mails carry with them: the build draws them there, the server attaches them. Sizes as shown, in pixels. */
export const MAIL_PICTURES = {
  mark: { path: "/mail/mark.png", width: 36, height: 36 },
  band: { path: "/mail/band.png", width: 600, height: 12 },
  inquiry: { path: "/mail/inquiry.png", width: 600, height: 200 },
  checklist: { path: "/mail/checklist.png", width: 600, height: 200 },
  newsletter: { path: "/mail/newsletter.png", width: 600, height: 200 },
} as const;

export type MailPicture = keyof typeof MAIL_PICTURES;
