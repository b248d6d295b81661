/** Quick to look and quick to take over, so that tests wait for little. */
export const EAGER = { pollMs: 50, leaseMs: 5_000 };

/** Takes over at once what a dead instance left, in tests that are about this. */
export const SOON_HEIR = { ...EAGER, leaseMs: 1_000 };
