const isWide = (character: string) =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(character);

/** The width of a text in a terminal; a Chinese character is two columns wide. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : 1), 0);

export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** Texts as lines of at most so many columns, broken at spaces if there are any. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  // A Chinese text has no spaces: there every character may end a line.
  for (const part of text.match(/[\u0021-\u10ff]+|\s+|[^]/gu) ?? []) {
    for (const piece of widthOf(part) > width ? [...part] : [part]) {
      if (widthOf(line + piece) <= width) line += piece;
      else {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      }
    }
  }
  return [...lines, line].filter((one) => one !== '');
}
