import { drawMark, drawSeal, fittingSize, SCHOOL, type Pen } from '@suite/ui/poster';

/** What stands on a diploma or a certificate. */
export interface Award {
  name: string;
  courseName: string;
  number: string;
  verifyCode: string;
  day: string;
  /** Address of the photo of a printed certificate. */
  photo?: string;
  /** Not issued yet: it says so across the paper. */
  isSample?: boolean;
}

/** Pixels of the picture: enough for any phone and for a small print. */
export const awardSize = { width: 1080, height: 1500 } as const;

const { width: WIDTH, height: HEIGHT } = awardSize;
const MIDDLE = WIDTH / 2;
const TEXT = { x: 140, width: WIDTH - 280, align: 'center' } as const;
/** Where the lines about the paper itself begin. */
const ROWS = 1208;
const gold = '#b98a3c';
const pale = '#e6d3a8';
const navy = '#1d3263';
const quiet = '#6b5f48';

/** Draws the paper of a course that was completed. */
export async function drawAward(pen: Pen, award: Award): Promise<void> {
  ground(pen);
  drawMark(pen, { x: MIDDLE, y: 92, size: 56, isCentred: true, color: navy });
  pen.text('结业证书', { ...TEXT, y: 152, size: 96, line: 130, weight: 700, color: navy });
  pen.text('CERTIFICATE OF COMPLETION', { ...TEXT, y: 274, size: 28, line: 40, color: gold });
  line(pen, 344);

  const { photo } = award;
  if (photo) await portrait(pen, photo);
  const top = photo ? 752 : 470;
  const name = { ...TEXT, y: top, size: 76, line: 110, weight: 700, color: navy, lines: 1 } as const;
  pen.text(award.name, { ...name, size: fittingSize(pen, award.name, name) });
  pen.box({ x: MIDDLE - 240, y: top + 118, width: 480, height: 2, fill: gold });
  const words = `学完“${award.courseName}”全部课程，\n成绩合格，准予结业。\n特发此证。`;
  const height = pen.text(words, { ...TEXT, y: top + 154, size: 40, line: 66, color: '#2b2a26', lines: 4 });
  const below = top + 154 + height;
  const radius = Math.min(116, (ROWS - below) / 2 - 12);
  drawSeal(pen, { x: MIDDLE, y: (ROWS + below) / 2, radius, color: gold, words: '准予结业' });

  row(pen, ROWS, '颁发单位', SCHOOL);
  row(pen, ROWS + 50, '证书编号', award.number);
  row(pen, ROWS + 100, '校验码', award.verifyCode);
  row(pen, ROWS + 150, '发证日期', award.day);
  if (award.isSample) watermark(pen);
}

function ground(pen: Pen) {
  pen.box({ x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: ['#fffdf6', '#fbf5e6'] });
  pen.box({ x: 36, y: 36, width: WIDTH - 72, height: HEIGHT - 72, border: { color: gold, width: 8 } });
  pen.box({ x: 60, y: 60, width: WIDTH - 120, height: HEIGHT - 120, border: { color: pale, width: 2 } });
  for (const [x, y] of [
    [60, 60],
    [WIDTH - 60, 60],
    [60, HEIGHT - 60],
    [WIDTH - 60, HEIGHT - 60],
  ] as const) {
    diamond(pen, x, y, 34);
  }
}

function diamond({ context }: Pen, x: number, y: number, size: number) {
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI / 4);
  context.fillStyle = gold;
  context.fillRect(-size / 2, -size / 2, size, size);
  context.restore();
}

/** A line with a diamond in its middle. */
function line(pen: Pen, y: number) {
  pen.box({ x: MIDDLE - 260, y: y - 1, width: 220, height: 2, fill: gold });
  pen.box({ x: MIDDLE + 40, y: y - 1, width: 220, height: 2, fill: gold });
  diamond(pen, MIDDLE, y, 20);
}

async function portrait(pen: Pen, photo: string) {
  const box = { x: MIDDLE - 126, y: 394, width: 252, height: 336 };
  pen.box({ ...box, fill: '#f1ead8' });
  await pen.picture(photo, box);
  pen.box({ ...box, border: { color: gold, width: 3 } });
}

function row(pen: Pen, y: number, name: string, text: string) {
  pen.text(`${name}：${text}`, {
    x: 80,
    width: WIDTH - 160,
    y,
    size: 32,
    line: 46,
    color: quiet,
    align: 'center',
    lines: 1,
  });
}

function watermark(pen: Pen) {
  const { context } = pen;
  context.save();
  context.translate(MIDDLE, HEIGHT / 2);
  context.rotate(-Math.PI / 6);
  context.globalAlpha = 0.14;
  pen.text('样 张', { x: -400, y: -150, width: 800, size: 260, line: 300, weight: 700, align: 'center' });
  context.restore();
}
