type Point = { pages: number; wall: number };

/** The straight line through the builds, by least squares: what each page costs, and what any build costs. */
export function fitLine(points: Point[]): { perPage: number; fixed: number } {
  const mean = (pick: (point: Point) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [pages, wall] = [mean((point) => point.pages), mean((point) => point.wall)];
  const covariance = mean((point) => (point.pages - pages) * (point.wall - wall));
  const perPage = covariance / mean((point) => (point.pages - pages) ** 2);
  return { perPage, fixed: wall - perPage * pages };
}

/** How much dearer a page is between the largest two builds than between the smallest two; 1 is a straight line. */
export function bend(points: Point[]): number {
  const slope = (from: Point | undefined, to: Point | undefined) =>
    from && to ? (to.wall - from.wall) / (to.pages - from.pages) : Number.NaN;
  return slope(points.at(-2), points.at(-1)) / slope(points[0], points[1]);
}
