import type { LandingContent, Palette, Section } from '../kit/content';
import analyze from './analyze';
import company from './company';
import finance from './finance';
import game from './game';
import operation from './operation';
import premium from './premium';
import upgradeFour from './upgrade-four';
import upgradeOne from './upgrade-one';
import upgradeThree from './upgrade-three';
import upgradeTwo from './upgrade-two';

const campaigns = [
  operation,
  analyze,
  company,
  upgradeOne,
  upgradeTwo,
  upgradeThree,
  upgradeFour,
  premium,
  game,
  finance,
].map(({ content }) => [content.key, content] as const);

const kinds: Section['kind'][] = [
  'promise',
  'suits',
  'outline',
  'teachers',
  'words',
  'enrolled',
  'price',
  'faq',
];

/** All texts of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const wordsOf = (content: LandingContent) => {
  const { eyebrow, headline, lead, facts, share, sections } = content;
  return textsOf({ eyebrow, headline, lead, facts, share, sections });
};

test.each(campaigns)('%s has every section once, and no empty words', (_, content) => {
  expect(content.sections.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  expect(wordsOf(content).filter((text) => !text.trim())).toEqual([]);
  for (const section of content.sections) {
    expect(Object.values(section).filter((value) => Array.isArray(value) && value.length === 0)).toEqual([]);
  }
});

test.each(campaigns)('%s writes no price: it comes from the provider', (_, content) => {
  expect(wordsOf(content).filter((text) => /[¥￥]|\d+(\.\d+)?\s*元/.test(text))).toEqual([]);
});

test.each(campaigns)('%s promises no return', (_, content) => {
  const banned = /保本|稳赚|翻倍|收益率\s*\d|年化\s*\d|财务自由|躺赚|零风险|必涨|最后\s*\d+\s*名/;
  expect(wordsOf(content).filter((text) => banned.test(text))).toEqual([]);
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const pairs: [keyof Palette, keyof Palette][] = [
  ['onHero', 'hero'],
  ['onAccent', 'accent'],
  ['ink', 'page'],
  ['ink', 'card'],
  ['soft', 'page'],
  ['soft', 'card'],
  ['sign', 'page'],
  ['sign', 'card'],
  ['price', 'page'],
  ['price', 'card'],
];

test.each(campaigns)('%s can be read: its colours keep their contrast', (_, { palette }) => {
  const faint = pairs.filter(([text, ground]) => contrast(palette[text], palette[ground]) < 4.5);
  expect(faint).toEqual([]);
});

test('each page is a world of its own: colours, headline, picture', () => {
  const all = campaigns.map(([, content]) => content);
  const distinct = (values: string[]) => expect(new Set(values).size).toBe(all.length);
  distinct(all.map(({ palette }) => palette.hero));
  distinct(all.map(({ headline }) => headline.join('')));
  distinct(all.map(({ share }) => share.title));
  distinct(all.map(({ mark }) => mark));
});

test.each(campaigns)('%s quotes its learners with different faces', (_, { sections }) => {
  const faces = sections.flatMap((section) =>
    section.kind === 'words' ? section.quotes.map(({ face }) => face) : [],
  );
  expect(faces.length).toBeGreaterThan(1);
  expect(new Set(faces).size).toBe(faces.length);
});
