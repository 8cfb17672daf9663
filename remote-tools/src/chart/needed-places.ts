/**
 * The places that a plot of this width has to draw: of more values than fit into its columns of pixels only the
 * lowest and the highest of each column are seen. A slow phone could not draw thousands within a frame.
 */
export function neededPlaces(lines: readonly (readonly number[])[], columns: number): number[] {
  const count = lines[0]?.length ?? 0;
  const places: number[] = [];
  if (count <= columns * 2) {
    for (let at = 0; at < count; at += 1) places.push(at);
    return places;
  }
  for (let column = 0; column < columns; column += 1) {
    const end = Math.floor(((column + 1) * count) / columns);
    const start = Math.floor((column * count) / columns);
    const seen: number[] = [];
    if (column === 0) seen.push(start);
    if (column === columns - 1) seen.push(end - 1);
    for (const values of lines) seen.push(...extremesOf(values, start, end));
    seen.sort((one, other) => one - other);
    for (const at of seen) if (at !== places[places.length - 1]) places.push(at);
  }
  return places;
}

function extremesOf(values: readonly number[], start: number, end: number): [number, number] {
  let [low, high] = [start, start];
  for (let at = start + 1; at < end; at += 1) {
    if ((values[at] as number) < (values[low] as number)) low = at;
    if ((values[at] as number) > (values[high] as number)) high = at;
  }
  return [low, high];
}
