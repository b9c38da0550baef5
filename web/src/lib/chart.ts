// Lines of scores over time, in the units of a picture.

export interface Series {
  /** For each sampled position the score of every seat. */
  plies: number[];
  values: number[][];
}

/** At most `most` positions, evenly spread, the first and the last among them. */
export function samples(plies: number, most: number): number[] {
  const count = Math.min(plies + 1, most);
  if (count <= 1) return [0];
  return [...new Set(Array.from({ length: count }, (_, at) => Math.round((at * plies) / (count - 1))))];
}

/** The lowest and highest score, with zero inside. */
export function bounds(series: Series): [number, number] {
  const all = series.values.flat();
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** The line of one seat as an SVG path in a box of this size. */
export function path(series: Series, seat: number, width: number, height: number): string {
  const [low, high] = bounds(series);
  const last = series.plies.at(-1) || 1;
  const points = series.values.map((row, at) => {
    const x = (series.plies[at]! / last) * width;
    const y = height - ((row[seat]! - low) / (high - low)) * height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
