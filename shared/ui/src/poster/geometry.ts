import { encode } from 'uqr';

/** A rectangle on the poster, in pixels of its picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** The rectangle in which a picture fills a box, like `object-fit: cover`. */
export function coverOf(picture: Size, box: Box): Box {
  if (!picture.width || !picture.height) return box;
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Width of the white margin that cameras need around a QR code, in modules. */
const QUIET = 4;

/**
 * The dark runs of a QR code in a square, row by row. Modules are whole pixels: blurred ones are hard to
 * read. The square is white, so pixels that are left over only widen the margin.
 */
export function codeBoxes(text: string, { x, y, size }: { x: number; y: number; size: number }): Box[] {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const module = Math.max(1, Math.floor(size / (data.length + 2 * QUIET)));
  const start = Math.floor((size - module * data.length) / 2);
  return data.flatMap((row, at) => {
    const boxes: Box[] = [];
    row.forEach((dark, column) => {
      if (!dark) return;
      if (row[column - 1]) (boxes[boxes.length - 1] as Box).width += module;
      else
        boxes.push({
          x: x + start + column * module,
          y: y + start + at * module,
          width: module,
          height: module,
        });
    });
    return boxes;
  });
}
