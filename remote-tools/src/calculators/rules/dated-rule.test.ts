import { ageWords, newestValue, versionOn } from './dated-rule';
import * as table from './table';

const rules = Object.values(table).filter((one) => typeof one === 'object');

test.each(rules.map((rule) => [rule.name, rule] as const))(
  '%s: in order, checked, with a source',
  (_, rule) => {
    const days = rule.versions.map(({ from }) => from);
    expect(days).toEqual([...days].sort());
    expect(new Set(days).size).toBe(days.length);
    expect(rule.checked >= (days[days.length - 1] ?? '')).toBe(true);
    expect(rule.source).not.toBe('');
  },
);

test('the version of a day is the last one that had begun', () => {
  expect(versionOn(table.lpr, '2024-10-20').value.five).toBe('3.85');
  expect(versionOn(table.lpr, '2024-10-21').value.five).toBe('3.60');
  expect(versionOn(table.lpr, '2010-01-01').value.five).toBe('4.85');
  expect(newestValue(table.lpr)).toEqual({ one: '3.00', five: '3.50' });
});

test('an old figure says so, and so does one whose time is over', () => {
  expect(ageWords(table.lpr, '2025-12-21')).toBe('');
  expect(ageWords(table.lpr, '2026-11-25')).toBe('这是 370 天前的数据，可能已有变化，请按最新公布的核对');
  expect(ageWords(table.bonusTax, '2026-11-25')).toBe('');
  expect(ageWords(table.bonusTax, '2028-01-01')).toBe('有效期到 2027-12-31，已经过期，请按最新公布的核对');
  expect(ageWords(table.withdrawal, '2026-11-25')).toBe('');
});
