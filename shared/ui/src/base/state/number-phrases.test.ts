import { numberPhrases } from './number-phrases';

test.each([
  ['约 3 天内审核，审核开始前可以撤回。', '约_3_天内审核，审核开始前可以撤回。'],
  ['请在 3月6日 24:00 前完成', '请在_3月6日_24:00_前完成'],
  ['第 12 周，共 16 周', '第_12_周，共_16_周'],
  ['当前绑定的是 198****0091 这个号码', '当前绑定的是 198****0091 这个号码'],
  ['App 里不能下载', 'App 里不能下载'],
  ['没有数字', '没有数字'],
])('in “%s” numbers keep to their words', (text, expected) => {
  expect(numberPhrases(text).replace(/\u00a0/g, '_')).toBe(expected);
});
