import { fakeCanvas, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeftoverCard } from './leftover-card';
import { NOON } from './testing/visits';
import type { Leftover } from './types';

const leftover: Leftover = {
  title: '结课考试',
  scope: 'exam-9',
  attempt: '1',
  foundAt: NOON,
  isSeen: false,
  entries: [
    { number: 3, question: '下列哪项？', answer: 'A、C', at: NOON + 4000, counted: 'B' },
    { number: 5, question: '对不对？', answer: '', at: NOON + 9000, counted: '' },
    { number: 6, question: '哪一个？', answer: 'D', at: NOON + 11_000, counted: null },
  ],
};

afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

test('each answer stands there with its time and with what counted in its place', () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON + 60_000);
  renderPage(<LeftoverCard leftover={leftover} />);
  expect(screen.getByRole('heading', { name: '3 题没有计入成绩' })).toBeVisible();
  expect(screen.getByText(/明细在本机保留 30 天/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '第 3 题 下列哪项？您的答案 A、C 12:00计入成绩：B',
    '第 5 题 对不对？您清除了答案 12:00计入成绩：未作答',
    '第 6 题 哪一个？您的答案 D 12:00计入成绩：未知',
  ]);
});

test('a list that this page alone has promises nothing for later', () => {
  renderPage(<LeftoverCard leftover={leftover} isKept={false} />);
  expect(screen.getByText(/离开本页后就看不到了，请现在导出复核单/)).toBeVisible();
  expect(screen.queryByText(/保留 30 天/)).toBeNull();
});

test('the sheet for a review holds it all: as a picture, and as a text to be sent', async () => {
  const { texts } = fakeCanvas();
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderPage(<LeftoverCard leftover={leftover} />);
  await user.click(screen.getByRole('button', { name: '导出复核单' }));
  const popup = await screen.findByRole('dialog', { name: '作答复核单' });
  const lines = [
    '作答复核单',
    '试卷：结课考试（作答编号 1）',
    '有 3 题在本机作答，没有计入成绩',
    '第 3 题 下列哪项？',
    '2026-03-11 12:00:04 作答：A、C',
    '计入成绩：B',
    '第 5 题 对不对？',
    '2026-03-11 12:00:09 作答：清除了答案',
    '计入成绩：未作答',
    '第 6 题 哪一个？',
    '2026-03-11 12:00:11 作答：D',
    '计入成绩：未知',
    '时间按服务器时钟推算，由作答的手机记录，请老师核对后处理。',
  ];
  expect(await within(popup).findByRole('img')).toHaveAccessibleName(lines.join('，'));
  expect(texts.join('')).toBe(lines.join(''));
  await user.click(within(popup).getByRole('button', { name: '复制文字' }));
  expect(write).toHaveBeenCalledWith(lines.join('\n'));
});
