/** Why a visitor's mail is on hold, in words for the staff. */
export const UNWANTED = "Held back: this address wants no mail from us, or a mail to it came back.";
export const TOO_MANY = "Held back: this address has already been sent as many mails as it may get.";
export const TOO_MANY_ADDRESSES =
  "Held back: too many different addresses were entered from one place within an hour.";
export const TOO_MANY_FOR_ALL =
  "Held back: the forms have sent as many mails to visitors within an hour as they may.";

export const LEFT = "Held back: this address has left the list since.";

/** These may come from a flood, so staff have to look before they go out: `inbox retry --held`. */
export const FLOOD_REASONS = [TOO_MANY_ADDRESSES, TOO_MANY_FOR_ALL];
