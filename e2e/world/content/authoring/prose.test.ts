import * as content from '../index';
import { prose } from './prose';

describe('prose', () => {
  test.each([
    ['一句话', '<p>一句话</p>'],
    ['**重点**在此', '<p><strong>重点</strong>在此</p>'],
    ['[算一算](#/a?b=1&c=2)', '<p><a href="#/a?b=1&amp;c=2">算一算</a></p>'],
    ['# 标题\n正文', '<h3>标题</h3><p>正文</p>'],
    ['- 甲\n- 乙', '<ul><li>甲</li><li>乙</li></ul>'],
    ['1. 先\n2. 后', '<ol><li>先</li><li>后</li></ol>'],
    [
      '| 项 | 值 |\n| 甲 | 1 |',
      '<table><tr><th>项</th><th>值</th></tr><tr><td>甲</td><td>1</td></tr></table>',
    ],
    ['! smile 微笑 曲线', '<p><img src="/api/media/pictures/figures/smile.svg" alt="微笑 曲线"></p>'],
    ['\n  空行和缩进不算  \n\n', '<p>空行和缩进不算</p>'],
    ['2026 年 1. 不是列表', '<p>2026 年 1. 不是列表</p>'],
  ])('%j', (text, html) => {
    expect(prose(text)).toBe(html);
  });
});

const allowed = new Set([
  'p',
  'h3',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'th',
  'td',
  'strong',
  'sup',
  'sub',
  'img',
  'a',
]);

/** Tags that are unknown, or that do not close in the order in which they opened. */
function faultsIn(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [whole, slash, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (!allowed.has(name)) faults.push(whole);
    if (name === 'img') {
      if (!/ alt="[^"]+"/.test(whole)) faults.push(`${whole} says nothing to those who cannot see it`);
    } else if (!slash) open.push(name);
    else if (open.pop() !== name) faults.push(`${whole} closes something else`);
  }
  return [...faults, ...open.map((name) => `<${name}> stays open`)];
}

/** Every text anywhere in the content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe('every text of the content', () => {
  const texts = textsIn(content);

  test('is well-formed and uses few tags', () => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.flatMap((text) => faultsIn(text).map((fault) => `${fault}: ${text.slice(0, 40)}`))).toEqual(
      [],
    );
  });

  test('has none of the marks of its source left', () => {
    expect(texts.filter((text) => /\*\*|<p>[-#|!] /.test(text))).toEqual([]);
  });

  test('writes Chinese with Chinese punctuation', () => {
    expect(texts.filter((text) => /[\u4e00-\u9fff][,;?!]|[\u4e00-\u9fff]:(?!\/)/.test(text))).toEqual([]);
  });
});
