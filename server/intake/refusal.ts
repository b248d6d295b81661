export interface Problem {
  field: string;
  message: string;
}

/** What went wrong, in words for the visitor; `problems` name fields. */
export interface Refusal {
  status: 400 | 403 | 413 | 415 | 422 | 429 | 503;
  message: string;
  problems?: Problem[];
  retryAfterSeconds?: number;
}
