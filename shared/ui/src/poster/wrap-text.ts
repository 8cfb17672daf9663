/** Width of a text as it will be drawn. */
export type Measure = (text: string) => number;

/** Signs that never begin a line. */
const closing = /^[，。、；：？！…—·）》」』】〉〕”’%‰℃,.;:?!)\]}>]/;
/** Signs that never end a line. */
const opening = /[（《「『【〈〔“‘([{<¥$]$/;

/** A piece that is never broken: a word or number with its signs, or one character of another script. */
const unit =
  /[A-Za-z0-9À-ɏ][A-Za-z0-9À-ɏ'’.,:/@_%+-]*[A-Za-z0-9À-ɏ%]|(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|[^])(?:[\uFE0F\u20E3\u0300-\u036F]|\uD83C[\uDFFB-\uDFFF]|\u200D(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|[^]))*/g;

const unitsOf = (text: string): string[] => text.match(unit) ?? [];

/** Joins pieces between which a line must not break, for example a word and the comma after it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const one of unitsOf(text)) {
    const last = pieces[pieces.length - 1];
    if (last !== undefined && last !== ' ' && (closing.test(one) || opening.test(last))) {
      pieces[pieces.length - 1] = last + one;
    } else pieces.push(one);
  }
  return pieces;
}

/** The lines of one paragraph. */
function linesOf(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const place = (piece: string) => {
    if (measure((line + piece).trim()) <= width) line += piece;
    else if (line.trim() !== '') {
      lines.push(line.trim());
      line = '';
      place(piece);
    } else if (unitsOf(piece).length > 1) unitsOf(piece).forEach(place);
    else if (/^[A-Za-z0-9À-ɏ]/.test(piece) && piece.length > 1) piece.split('').forEach(place);
    else line = piece;
  };
  piecesOf(paragraph).forEach(place);
  return [...lines, line.trim()];
}

/** The longest beginning of a line that leaves room for an ellipsis. */
function shortened(line: string, width: number, measure: Measure): string {
  const units = unitsOf(line);
  while (units.length > 0 && measure(`${units.join('').trim()}…`) > width) units.pop();
  return `${units.join('').replace(/[\s，。、；：,.;:]+$/, '')}…`;
}

/** Breaks a text into lines by the rules of Chinese typesetting; after `most` lines it ends in an ellipsis. */
export function wrapText(text: string, width: number, measure: Measure, most = Infinity): string[] {
  const lines = text
    .trim()
    .split(/\s*\n\s*/)
    .flatMap((paragraph) => linesOf(paragraph.replace(/\s+/g, ' '), width, measure));
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', width, measure)];
}

/** Up to so many lines are set like a heading; longer texts run on like a paragraph. */
const HEADING_LINES = 4;

/** Wraps a text so that its lines are about as long as each other and no character stands alone on the last one. */
export function balanceText(text: string, width: number, measure: Measure, most = Infinity): string[] {
  const lines = wrapText(text, width, measure, most);
  const wanted = lines.length;
  if (wanted < 2 || wanted > HEADING_LINES || wrapText(text, width, measure).length > most) return lines;
  let [narrow, wide] = [width / wanted, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (wrapText(text, middle, measure).length > wanted) narrow = middle;
    else wide = middle;
  }
  return wrapText(text, wide, measure);
}
