/** Names of the accordions that show questions; the search finds each of their questions by itself. */
export const FAQ = "faq";
export const ANSWERS = "answers";
