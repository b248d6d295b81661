const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Windows", "Android", "iPhone", "iPad", "Mac OS", "Linux"];
const NAMES: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS": "Mac" };

/** "Firefox on Windows", for the list of sessions. User agents also name other browsers, so the order above decides. */
export function browserName(userAgent = ""): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) => {
    const found = names.find((name) => userAgent.includes(name));
    return found && (NAMES[found] ?? found);
  });
  return [browser ?? "A browser", system].filter(Boolean).join(" on ");
}
