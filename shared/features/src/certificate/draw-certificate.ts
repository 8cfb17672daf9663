import { yearAndDayInWords } from '@suite/kernel/time';
import { drawMark, drawSeal, fittingSize, SCHOOL, type Pen } from '@suite/ui/poster';

/** Pixels of the saved picture: enough for any phone and for a small print. */
export const certificateSize = { width: 1080, height: 1500 } as const;

const MIDDLE = certificateSize.width / 2;
const TEXT = { x: 140, width: certificateSize.width - 280 };
/** Where the lines about the paper itself begin. */
const ROWS = 1200;
const deep = '--color-primary';
const quiet = '--color-text-secondary';

/** The words of a certificate. */
export interface CertificateWords {
  heading: string;
  name: string;
  /** What the holder has done; a line of its own for each sentence. */
  text: string;
  /** Four characters in the seal. */
  seal: string;
  number: string;
  issueTime: string;
  /** What the certificate is not. */
  note: string;
}

/** Draws a certificate. */
export function drawCertificate(pen: Pen, words: CertificateWords) {
  const { heading, name, text, number, issueTime, note } = words;
  frame(pen);
  drawMark(pen, { x: MIDDLE, y: 104, size: 64, isCentred: true, color: deep });
  pen.text(heading, {
    ...TEXT,
    y: 190,
    size: 88,
    line: 120,
    weight: 700,
    color: deep,
    align: 'center',
  });
  rule(pen, 360);

  pen.text('兹证明', { ...TEXT, y: 470, size: 36, color: quiet, align: 'center' });
  const style = { ...TEXT, y: 540, size: 80, line: 120, weight: 700, align: 'center', lines: 1 } as const;
  pen.text(name, { ...style, size: fittingSize(pen, name, style) });
  pen.box({ x: MIDDLE - 220, y: 668, width: 440, height: 2, fill: deep });
  const height = pen.text(text, {
    ...TEXT,
    y: 720,
    size: 42,
    line: 72,
    align: 'center',
    lines: 4,
  });
  const below = 720 + height;
  const radius = Math.min(120, (ROWS - below) / 2 - 12);
  drawSeal(pen, { x: MIDDLE, y: (ROWS + below) / 2, radius, color: deep, words: words.seal });

  row(pen, ROWS, '颁发单位', SCHOOL);
  row(pen, ROWS + 52, '证书编号', number);
  row(pen, ROWS + 104, '发证日期', yearAndDayInWords(issueTime));
  pen.text(note, {
    ...TEXT,
    y: 1366,
    size: 30,
    color: quiet,
    align: 'center',
  });
}

function frame(pen: Pen) {
  const { width, height } = certificateSize;
  pen.box({ x: 0, y: 0, width, height, fill: ['#f7f9ff', '--color-card'] });
  pen.box({ x: 36, y: 36, width: width - 72, height: height - 72, border: { color: deep, width: 6 } });
  pen.box({
    x: 56,
    y: 56,
    width: width - 112,
    height: height - 112,
    radius: 12,
    border: { color: '#b9caf5', width: 2 },
  });
  for (const [x, y] of [
    [56, 56],
    [width - 56, 56],
    [56, height - 56],
    [width - 56, height - 56],
  ] as const) {
    pen.box({ x: x - 14, y: y - 14, width: 28, height: 28, radius: 14, fill: deep });
  }
}

/** A line with a diamond in its middle. */
function rule(pen: Pen, y: number) {
  pen.box({ x: MIDDLE - 260, y, width: 220, height: 2, fill: '#b9caf5' });
  pen.box({ x: MIDDLE + 40, y, width: 220, height: 2, fill: '#b9caf5' });
  const { context } = pen;
  context.save();
  context.translate(MIDDLE, y + 1);
  context.rotate(Math.PI / 4);
  pen.box({ x: -10, y: -10, width: 20, height: 20, fill: deep });
  context.restore();
}

function row(pen: Pen, y: number, name: string, text: string) {
  pen.text(`${name}：${text}`, {
    x: 80,
    width: certificateSize.width - 160,
    y,
    size: 34,
    line: 50,
    align: 'center',
    lines: 1,
  });
}
