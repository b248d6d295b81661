/** What subscribers are promised: shown beside the field and above the button that confirms, stored with the consent. */
export const WORDINGS = {
  newsletter: "Rule changes and training dates, by email. Leave any time.",
  waiting: "One email when dates are set, and nothing else. Leave any time.",
  watch:
    "An email when one of these rules changes or a date is within 30 days, and nothing else. Leave any time.",
};
