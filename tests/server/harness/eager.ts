/** Quick to look and quick to take over, so that tests wait for little. */
export const EAGER = { pollMs: 50, leaseMs: 5_000 };
