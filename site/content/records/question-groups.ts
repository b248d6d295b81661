/** The accordions whose items are questions with their answers; the search finds each of them by itself. */
export const FAQ = "faq";
export const ANSWERS = "answers";
