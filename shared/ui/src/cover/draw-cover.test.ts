import { coverSvg, type CoverShape } from './draw-cover';
import { scenes, type SceneName } from './scenes';
import { scenesFor } from './topics';

const shapes: CoverShape[] = ['wide', 'tall', 'square', 'poster'];
const list = Array.from({ length: 20 }, (_, at) => 3200101 + at);

test('a cover is always the same for a subject', () => {
  expect(coverSvg({ title: '复利', seed: 5 })).toBe(coverSvg({ title: '复利', seed: 5 }));
});

test.each(['直播：基金费用大拆解', '答疑直播', '复利与通胀'])(
  'a list of “%s” shows many pictures',
  (title) => {
    const drawn = list.map((seed) => coverSvg({ title, seed }));
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(10);
    drawn.slice(1).forEach((one, at) => expect(one).not.toBe(drawn[at]));
  },
);

test('subjects without a number differ by their titles', () => {
  const drawn = ['甲', '乙', '丙', '丁', '戊'].map((title) => coverSvg({ title, seed: 0 }));
  expect(new Set(drawn).size).toBe(5);
});

test.each<[title: string, scene: SceneName]>([
  ['接到“公检法”电话', 'shield'],
  ['医疗险与重疾险的区别', 'umbrella'],
  ['复利的三个误解', 'growth'],
  ['带你读一份年报', 'report'],
  ['债券：把钱借出去', 'coins'],
  ['房贷提前还不还', 'card'],
  ['理财工具箱', 'pie'],
  ['财商训练营随堂笔记', 'ledger'],
  ['看不出主题', 'compass'],
])('the words of “%s” choose a scene that fits: %s', (title, scene) => {
  expect(scenesFor(title)).toContain(scene);
});

test.each(shapes)('a %s picture keeps its middle and its place for a length free', (shape) => {
  const places = list.map((seed) =>
    coverSvg({ title: '复利', seed, shape }).match(/translate\((\d+) (\d+)\)/),
  );
  const [width, middle] = { wide: [640, 320], tall: [300, 0], square: [400, 0], poster: [750, 0] }[shape] as [
    number,
    number,
  ];
  for (const place of places) {
    const left = Number(place?.[1]);
    const right = left + (shape === 'wide' ? 220 : 210);
    expect(left >= middle + 50 || right <= middle - 50 || shape !== 'wide').toBe(true);
    expect(right).toBeLessThanOrEqual(width);
  }
});

test('where a badge lies over the right corner the art stands on the left', () => {
  const lefts = list.map(
    (seed) => /translate\((\d+)/.exec(coverSvg({ title: '复利', seed, isBadged: true }))?.[1],
  );
  expect(new Set(lefts)).toEqual(new Set(['36']));
});

test('every picture is well-formed and small', () => {
  for (const seed of list) {
    for (const shape of shapes) {
      const svg = coverSvg({ title: '', seed, shape });
      const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
      expect(parsed.querySelector('parsererror')).toBeNull();
      expect(svg.length).toBeLessThan(3000);
    }
  }
  expect(Object.keys(scenes)).toHaveLength(16);
});
