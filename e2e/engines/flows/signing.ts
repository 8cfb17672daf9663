import type { EnginePage, ScreenPoint } from '../engine';
import { fill, see, seeHeading, tap, until } from '../steps';
import type { Flow } from './flow';

/** A point of the sheet: along the line and down the line, in parts of its sides as a writer sees them. */
type Written = [along: number, down: number];

/** Two straight movements of the finger. */
const movements: [from: Written, to: Written][] = [
  [
    [0.15, 0.3],
    [0.6, 0.4],
  ],
  [
    [0.4, 0.15],
    [0.35, 0.85],
  ],
];

/** Pixels by which a kept point may lie beside the way of the finger: engines round to whole ones. */
const BESIDE = 2;
/** The pen takes a point every few pixels, so that a movement may end this far from its last one. */
const SHORT = 8;

const STEPS = 12;

interface Sheet {
  left: number;
  top: number;
  width: number;
  height: number;
}

const sheetOf = (page: EnginePage) =>
  page.evaluate<Sheet>(`(() => {
    const { left, top, width, height } = document.querySelector('canvas').getBoundingClientRect();
    return { left, top, width, height };
  })()`);

/** Where a point of the writer, who has turned the phone, lies on the screen. */
const onScreen = ({ left, top, width, height }: Sheet, [along, down]: Written): ScreenPoint => ({
  x: Math.round(left + width * (1 - down)),
  y: Math.round(top + height * along),
});

/** The points that the device has kept, as points of the screen. */
async function keptStrokes(page: EnginePage, { left, top, width }: Sheet): Promise<ScreenPoint[][]> {
  const strokes = await page.evaluate<Written[][]>(`(() => {
    for (let at = 0; at < localStorage.length; at++) {
      const text = localStorage.getItem(localStorage.key(at)) || '';
      if (text.indexOf('"strokes":[[') >= 0) return JSON.parse(text).value.strokes;
    }
    return [];
  })()`);
  return strokes.map((stroke) =>
    stroke.map(([along, down]) => ({ x: left + width - down * width, y: top + along * width })),
  );
}

/** How far a point lies from the straight way between two others. */
function besides({ x, y }: ScreenPoint, from: ScreenPoint, to: ScreenPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.abs(dy * (x - from.x) - dx * (y - from.y)) / Math.hypot(dx, dy);
}

const apart = (one: ScreenPoint, other: ScreenPoint) => Math.hypot(one.x - other.x, one.y - other.y);

function checkStroke(kept: readonly ScreenPoint[], from: ScreenPoint, to: ScreenPoint): void {
  const [first, last] = [kept[0], kept[kept.length - 1]];
  if (!first || !last || kept.length < 4) throw new Error(`一笔只记下了 ${kept.length} 个点`);
  const off = Math.max(...kept.map((point) => besides(point, from, to)));
  if (off > BESIDE) throw new Error(`笔迹偏离手指 ${off.toFixed(1)} 像素`);
  const short = Math.max(apart(first, from), apart(last, to));
  if (short > SHORT) throw new Error(`笔迹的一端离手指 ${short.toFixed(1)} 像素`);
}

/** Draws the movements, and holds what was kept and what is seen against where the finger was. */
async function write(page: EnginePage): Promise<void> {
  await until(
    page,
    '签名板',
    "!!document.querySelector('canvas') && document.querySelector('canvas').width > 0",
  );
  const sheet = await sheetOf(page);
  const ways = movements.map(([from, to]) => [onScreen(sheet, from), onScreen(sheet, to)] as const);
  for (const [at, [from, to]] of ways.entries()) {
    const part = (step: number, start: number, end: number) =>
      Math.round(start + ((end - start) * step) / STEPS);
    await page.drag(
      Array.from({ length: STEPS + 1 }, (_, step) => ({
        x: part(step, from.x, to.x),
        y: part(step, from.y, to.y),
      })),
    );
    await until(
      page,
      `第 ${at + 1} 笔`,
      `!!document.querySelector('[aria-label="签名区，已写 ${at + 1} 笔"]')`,
    );
  }
  const strokes = await keptStrokes(page, sheet);
  for (const [at, [from, to]] of ways.entries()) {
    checkStroke(strokes[at] ?? [], from, to);
    await until(page, '手指经过的地方的墨迹', inkBetween(from, to));
  }
}

/** Whether the canvas is inked halfway between two points. */
const inkBetween = (from: ScreenPoint, to: ScreenPoint) => `(() => {
  const canvas = document.querySelector('canvas');
  const { left, top, width } = canvas.getBoundingClientRect();
  const scale = canvas.width / width;
  const [x, y] = [${(from.x + to.x) / 2} - left, ${(from.y + to.y) / 2} - top].map((part) => part * scale);
  const { data } = canvas.getContext('2d').getImageData(x - 3 * scale, y - 3 * scale, 6 * scale, 6 * scale);
  return Array.from(data).some((value, at) => at % 4 === 3 && value > 0);
})()`;

/** Passes the face check; an engine without a camera says so first, and goes there all the same. */
const passFace = `(() => {
  const named = (text) =>
    Array.from(document.querySelectorAll('button,a')).find((node) => node.textContent.trim() === text);
  const pass = named('核验通过');
  const anyway = named('仍要尝试');
  if (pass) pass.click();
  else if (anyway) anyway.click();
  return !!pass;
})()`;

/** Signing a contract. */
export const signingFlows: Flow[] = [
  {
    name: '合同：实名、人脸、短信、阅读、手写签名',
    async run({ page, enter, smsTo }) {
      const { mobile } = await enter('to-sign', 'browser', '/myinfo/contract');
      await tap(page, '去签署');
      await fill(page, '身份证号', '610113199411110629');
      await tap(page, '所在省市');
      await tap(page, '浙江省');
      await tap(page, '杭州市');
      await tap(page, '我已阅读并同意');
      await tap(page, '下一步');
      await seeHeading(page, '人脸核验');
      await tap(page, '我已阅读并同意');
      await tap(page, '开始人脸核验');
      await until(page, '人脸核验的页面', passFace);
      await tap(page, '获取验证码');
      await see(page, '秒后重发');
      await fill(page, '验证码', await smsTo(mobile));
      await tap(page, '验证');
      await see(page, '合同全文结束');
      await until(
        page,
        '读到末尾的合同',
        `(() => {
          const buttons = Array.from(document.querySelectorAll('button'));
          const unseen = buttons.find((button) => button.innerText.indexOf('没有看到') >= 0);
          if (unseen) unseen.click();
          else window.scrollTo(0, document.documentElement.scrollHeight);
          return document.body.innerText.indexOf('已阅读全文，去签名') >= 0;
        })()`,
      );
      await tap(page, '已阅读全文，去签名');
      await tap(page, '开始签名');
      await write(page);
      await tap(page, '完成');
      await tap(page, '我已阅读并同意');
      await tap(page, '提交签名');
      await seeHeading(page, '合同已签署');
    },
  },
];
