/**
 * The places that a plot of this width has to draw: of more values than fit into its columns of pixels only the
 * lowest and the highest of each column are seen. A slow phone could not draw thousands within a frame.
 */
export function neededPlaces(lines: readonly (readonly number[])[], columns: number): number[] {
  const count = lines[0]?.length ?? 0;
  const isAll = count <= columns * 2;
  // Marks instead of sorted lists: most of the time would go into making the lists.
  const isNeeded = new Uint8Array(count).fill(isAll ? 1 : 0);
  if (!isAll) {
    isNeeded[0] = 1;
    isNeeded[count - 1] = 1;
    for (const values of lines) markExtremes(values, columns, isNeeded);
  }
  const places: number[] = [];
  for (let at = 0; at < count; at += 1) if (isNeeded[at]) places.push(at);
  return places;
}

/** Marks the lowest and the highest value of each column. */
function markExtremes(values: readonly number[], columns: number, isNeeded: Uint8Array): void {
  let start = 0;
  for (let column = 1; column <= columns; column += 1) {
    const end = Math.floor((column * isNeeded.length) / columns);
    let [low, high] = [start, start];
    for (let at = start + 1; at < end; at += 1) {
      const value = values[at] as number;
      if (value < (values[low] as number)) low = at;
      if (value > (values[high] as number)) high = at;
    }
    isNeeded[low] = 1;
    isNeeded[high] = 1;
    start = end;
  }
}
