/** How a send ended: `refused` means somebody answered no, `unreachable` that nobody answered. */
export type Outcome = "sent" | "refused" | "unreachable";

/** Formspree's wire format: JSON in, and only whether the answer is OK is read. */
export async function subscribe(address: string, email: string): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ email }),
    });
    return response.ok ? "sent" : "refused";
  } catch {
    return "unreachable";
  }
}
