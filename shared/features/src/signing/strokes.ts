/** A point of a signature as its writer sees it: along the line, down the line, in parts of the line's height. */
export type Point = [along: number, down: number];

/** The points of one movement of the finger. */
export type Stroke = Point[];

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

/** Whether a stored value is a signature. */
export const isStrokes = (value: unknown): value is Stroke[] =>
  Array.isArray(value) && value.every((stroke) => Array.isArray(stroke) && stroke.every(isPoint));

/** A canvas in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

interface XY {
  x: number;
  y: number;
}

/** On a screen that is higher than wide people write along its long side, with the phone turned. */
export const isTurned = ({ width, height }: Size): boolean => height > width;

/** Height of the line that is written on. */
const heightOf = ({ width, height }: Size) => Math.min(width, height);
const lengthOf = ({ width, height }: Size) => Math.max(width, height);

/** Three decimals: a tenth of a pixel on any phone. */
const rounded = (value: number) => Math.round(value * 10000) / 10000;

/** A point of the canvas as its writer sees it. */
export function writtenAt({ x, y }: XY, size: Size): Point {
  const unit = heightOf(size);
  const [along, down] = isTurned(size) ? [y, size.width - x] : [x, y];
  return [rounded(along / unit), rounded(down / unit)];
}

/** Where a point of the writer lies on a canvas. */
export function drawnAt([along, down]: Point, size: Size): XY {
  const unit = heightOf(size);
  return isTurned(size)
    ? { x: size.width - down * unit, y: along * unit }
    : { x: along * unit, y: down * unit };
}

/** How far along the line the strokes reach. */
const longestOf = (strokes: readonly Stroke[]): number =>
  strokes.reduce((most, stroke) => stroke.reduce((far, [along]) => Math.max(far, along), most), 0);

/** Strokes that were written on a longer line, made smaller so that they end on this one. */
export function fitted(strokes: readonly Stroke[], size: Size): Stroke[] {
  const scale = Math.min(1, lengthOf(size) / heightOf(size) / Math.max(longestOf(strokes), 0.01));
  return strokes.map((stroke) =>
    stroke.map(([along, down]): Point => [rounded(along * scale), rounded(down * scale)]),
  );
}

const between = ([x, y]: Point, [toX, toY]: Point) => Math.sqrt((toX - x) ** 2 + (toY - y) ** 2);

/** Length of all strokes, in heights of the line. */
export const inkOf = (strokes: readonly Stroke[]): number =>
  strokes.reduce(
    (sum, stroke) =>
      sum + stroke.reduce((part, point, at) => part + (at ? between(stroke[at - 1] as Point, point) : 0), 0),
    0,
  );

/** Less ink than this is a slip of the finger and no name. */
const LEAST_INK = 0.6;

/** What is wrong with a signature; '' when it can be sent. */
export function signatureProblem(strokes: readonly Stroke[]): string {
  if (strokes.length === 0) return '请先签名';
  return inkOf(strokes) < LEAST_INK ? '签名太短，请写出完整的姓名' : '';
}

/** Free space around an exported signature, in heights of the line. */
const MARGIN = 0.06;

/** The part of the writer's plane that a signature covers. */
export function frameOf(strokes: readonly Stroke[]): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  const points = strokes.flatMap((stroke) => stroke);
  const most = (part: 0 | 1) => points.reduce((sum, point) => Math.max(sum, point[part]), -Infinity);
  const least = (part: 0 | 1) => points.reduce((sum, point) => Math.min(sum, point[part]), Infinity);
  const [left, top] = [least(0) - MARGIN, least(1) - MARGIN];
  return { left, top, width: most(0) + MARGIN - left, height: most(1) + MARGIN - top };
}
