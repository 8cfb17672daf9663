import { valuesFrom } from './testing';
import { tableRows } from './value-table';

test('a short range shows every day, newest first', () => {
  const rows = tableRows(valuesFrom('2026-01-30', ['1', '2', '3']));
  expect(rows.map(({ date }) => date)).toEqual(['2026-02-01', '2026-01-31', '2026-01-30']);
});

test('a long one shows the last day of each month', () => {
  const rows = tableRows(
    valuesFrom(
      '2026-01-01',
      Array.from({ length: 100 }, () => '1'),
    ),
  );
  expect(rows.map(({ date }) => date)).toEqual(['2026-04-10', '2026-03-31', '2026-02-28', '2026-01-31']);
});
