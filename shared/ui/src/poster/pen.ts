import { codeBoxes, coverOf, type Box } from './geometry';
import { loadPicture } from './load-picture';
import { balanceText } from './wrap-text';

/** A CSS colour, the name of a token such as `--color-primary`, or two of them from top to bottom. */
export type Fill = string | readonly [from: string, to: string];

export interface BoxStyle extends Box {
  fill?: Fill;
  radius?: number;
  border?: { color: string; width: number };
}

export interface TextStyle {
  x: number;
  /** Top of the first line. */
  y: number;
  /** The width at which lines break. */
  width: number;
  size: number;
  /** Height of a line; one and a half times the size when absent. */
  line?: number;
  weight?: 400 | 600 | 700;
  color?: string;
  align?: 'left' | 'center' | 'right';
  /** The most lines; the last one ends in an ellipsis. */
  lines?: number;
}

interface ShapeStyle {
  x: number;
  y: number;
  scale: number;
  fill: string;
  opacity?: number;
}

/** The operations that draw a poster. All numbers are pixels of the picture, so it looks the same on every screen. */
export interface Pen {
  readonly width: number;
  readonly height: number;
  box(style: BoxStyle): void;
  /** Fills the outline of an SVG path. */
  shape(path: string, style: ShapeStyle): void;
  /** Draws a text and returns its height. */
  text(text: string, style: TextStyle): number;
  /** Width of a text in one line. */
  measure(text: string, style: Pick<TextStyle, 'size' | 'weight'>): number;
  /** Fills a box with a picture. */
  picture(address: string, box: Box & { radius?: number }): Promise<void>;
  /** A QR code in a white square. */
  code(text: string, place: { x: number; y: number; size: number }): void;
  /** The canvas itself, for drawing that the pen does not offer. */
  readonly context: CanvasRenderingContext2D;
}

/** Looks up a token of the design system. */
export type TokenOf = (name: string) => string;

const WHITE = '#fff';
/** QR codes are black on white: cameras need the strongest contrast. */
const BLACK = '#000';

function outline(context: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number) {
  const bend = Math.min(radius, width / 2, height / 2);
  context.beginPath();
  context.moveTo(x + bend, y);
  context.arcTo(x + width, y, x + width, y + height, bend);
  context.arcTo(x + width, y + height, x, y + height, bend);
  context.arcTo(x, y + height, x, y, bend);
  context.arcTo(x, y, x + width, y, bend);
  context.closePath();
}

const anchors = { left: 0, center: 0.5, right: 1 } as const;

/** A pen for one canvas. */
export function penOf(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  tokenOf: TokenOf,
): Pen {
  const family = tokenOf('--font-family') || 'sans-serif';
  const color = (name: string) => (name.startsWith('--') ? tokenOf(name) : name);
  const fillOf = (fill: Fill, { y, height: tall }: Box) => {
    if (typeof fill === 'string') return color(fill);
    const shade = context.createLinearGradient(0, y, 0, y + tall);
    fill.forEach((one, at) => shade.addColorStop(at, color(one)));
    return shade;
  };
  const setFont = ({ size, weight = 400 }: Pick<TextStyle, 'size' | 'weight'>) => {
    context.font = `${weight} ${size}px ${family}`;
  };
  const measure: Pen['measure'] = (text, style) => {
    setFont(style);
    return context.measureText(text).width;
  };

  return {
    width,
    height,
    context,
    measure,
    box({ fill, radius = 0, border, ...box }) {
      outline(context, box, radius);
      if (fill !== undefined) {
        context.fillStyle = fillOf(fill, box);
        context.fill();
      }
      if (border) {
        context.strokeStyle = color(border.color);
        context.lineWidth = border.width;
        context.stroke();
      }
    },
    shape(path, { x, y, scale, fill, opacity = 1 }) {
      context.save();
      context.translate(x, y);
      context.scale(scale, scale);
      context.globalAlpha = opacity;
      context.fillStyle = color(fill);
      context.fill(new Path2D(path));
      context.restore();
    },
    text(text, style) {
      const {
        x,
        y,
        width: room,
        size,
        line = size * 1.5,
        color: ink = '--color-text',
        align = 'left',
      } = style;
      const lines = balanceText(text, room, (part) => measure(part, style), style.lines);
      context.fillStyle = color(ink);
      context.textAlign = align;
      context.textBaseline = 'middle';
      lines.forEach((one, at) => context.fillText(one, x + room * anchors[align], y + line * (at + 0.5)));
      return lines.length * line;
    },
    async picture(address, { radius = 0, ...box }) {
      const image = await loadPicture(address);
      const place = coverOf({ width: image.naturalWidth, height: image.naturalHeight }, box);
      context.save();
      outline(context, box, radius);
      context.clip();
      context.drawImage(image, place.x, place.y, place.width, place.height);
      context.restore();
    },
    code(text, { x, y, size }) {
      context.fillStyle = WHITE;
      context.fillRect(x, y, size, size);
      context.fillStyle = BLACK;
      codeBoxes(text, { x, y, size }).forEach((one) => context.fillRect(one.x, one.y, one.width, one.height));
    },
  };
}
