follow();
for (const event of ["hashchange", "pageshow"]) addEventListener(event, follow);

async function follow(): Promise<void> {
  if (location.hash) (await import("./follow-anchor.ts")).followAnchor();
}
