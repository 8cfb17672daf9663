import { momentText } from '@suite/kernel/time';
import { Poster, type Pen } from '@suite/ui/poster';
import type { Leftover, LeftoverEntry } from './types';

const WIDTH = 750;
const EDGE = 48;
const HEAD = 240;
const ROW = 196;
const FOOT = 140;
const TEXT = { x: EDGE, width: WIDTH - 2 * EDGE };
const quiet = '--color-text-secondary';

const given = ({ at, answer }: LeftoverEntry) => `${momentText(at)} 作答：${answer || '清除了答案'}`;
const countedAs = ({ counted }: LeftoverEntry) =>
  `计入成绩：${counted === null ? '未知' : counted || '未作答'}`;

/** The sheet that asks for a review, line by line. */
export const sheetLines = ({ title, attempt, entries }: Leftover): string[] => [
  '作答复核单',
  `试卷：${title}（作答编号 ${attempt}）`,
  `有 ${entries.length} 题在本机作答，没有计入成绩`,
  ...entries.flatMap((entry) => [`第 ${entry.number} 题 ${entry.question}`, given(entry), countedAs(entry)]),
  FOOTNOTE,
];

const FOOTNOTE = '时间按服务器时钟推算，由作答的手机记录，请老师核对后处理。';

function drawSheet(pen: Pen, leftover: Leftover) {
  const { entries } = leftover;
  const [name = '', paper = '', count = ''] = sheetLines(leftover);
  pen.box({ x: 0, y: 0, width: WIDTH, height: pen.height, fill: '--color-card' });
  pen.text(name, { ...TEXT, y: 40, size: 44, weight: 700 });
  pen.text(paper, { ...TEXT, y: 116, size: 30, lines: 1 });
  pen.text(count, { ...TEXT, y: 168, size: 26, color: quiet, lines: 1 });
  entries.forEach((entry, index) => {
    const y = HEAD + index * ROW;
    pen.box({ ...TEXT, y, height: 2, fill: '--color-line' });
    const question = `第 ${entry.number} 题 ${entry.question}`;
    pen.text(question, { ...TEXT, y: y + 16, size: 28, line: 40, lines: 2 });
    pen.text(given(entry), { ...TEXT, y: y + 104, size: 26, weight: 600, lines: 1 });
    pen.text(countedAs(entry), { ...TEXT, y: y + 146, size: 26, color: quiet, lines: 1 });
  });
  const y = HEAD + entries.length * ROW;
  pen.box({ ...TEXT, y, height: 2, fill: '--color-line' });
  pen.text(FOOTNOTE, { ...TEXT, y: y + 24, size: 24, color: quiet, lines: 2 });
}

/** The sheet as a picture that can be saved, sent to a teacher and printed. */
export const LeftoverSheet = ({ leftover }: { leftover: Leftover }) => (
  <Poster
    subject={leftover}
    draw={drawSheet}
    height={HEAD + leftover.entries.length * ROW + FOOT}
    alt={sheetLines(leftover).join('，')}
    fileName={`${leftover.title}-复核单.png`}
  />
);
