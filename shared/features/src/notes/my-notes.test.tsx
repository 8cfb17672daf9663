import { useSession } from '@suite/kernel';
import { renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyNotes } from './my-notes';
import { comparable } from './note-list';
import { notesOf, type NotedLesson } from './notes';

const owner = { line: 'learner' as const, user: 7 };
const reform: NotedLesson = {
  name: '复利的力量',
  chapter: '第一章 起步',
  course: '财商课',
  courseId: 9,
  chapterId: 1,
  player: 'videoReform',
};
const advanced: NotedLesson = {
  name: 'Café 估值',
  chapter: '第二章',
  course: '进阶课',
  courseId: 4,
  chapterId: 40,
};
const MADE = Date.parse('2026-03-10T12:00:00Z');
const put = (v_id: number, at: number, text: string, lesson?: NotedLesson, made = MADE) =>
  notesOf(owner, v_id).put({ id: `${at}`, at, text, made, lesson });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const look = (words: string) => userEvent.type(screen.getByRole('textbox', { name: '搜索' }), words);

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ line: 'learner', login: 'in', user: 7 });
});

test('all notes stand by course and lesson, the latest first, and lead to their second', () => {
  put(3, 83, '七二法则', reform);
  put(3, 20, '本金', reform);
  put(5, 61, '看现金流', advanced, MADE + 1000);
  renderPage(<MyNotes />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    '进阶课',
    '财商课',
  ]);
  expect(links()).toEqual([
    '/myinfo/course/video/4/40?v_id=5&t=61&play=1',
    '/videoReform?course_id=9&v_id=3&t=20&play=1',
    '/videoReform?course_id=9&v_id=3&t=83&play=1',
  ]);
  expect(screen.getByRole('region', { name: '复利的力量' })).toHaveTextContent('01:23七二法则2026年3月10日');
});

test('a search finds words and lessons, whatever the case, accents and spaces', async () => {
  put(3, 83, '七二法则', reform);
  put(5, 61, '看现金流', advanced);
  renderPage(<MyNotes />);
  await look('现 金');
  expect(links()).toHaveLength(1);
  await userEvent.clear(screen.getByRole('textbox'));
  await look('CAFE估值');
  expect(screen.getByText('看现金流')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox'));
  await look('没有的词');
  expect(screen.getByText('没有找到相符的笔记')).toBeVisible();
  expect(comparable('Ｃａｆé １')).toBe('cafe1');
});

test('a bookmark has a name, and a note that does not know its lesson stays readable', () => {
  put(3, 83, '', reform);
  put(8, 5, '很久以前');
  renderPage(<MyNotes />);
  expect(screen.getByText('书签')).toBeVisible();
  const old = within(screen.getByRole('region', { name: '打开课程后显示课名' }));
  expect(old.getByText('很久以前')).toBeVisible();
  expect(old.queryByRole('link')).toBeNull();
});

test('the notes of a course are copied as one text', async () => {
  put(3, 83, '七二法则', reform);
  put(5, 61, '看现金流', advanced);
  renderPage(<MyNotes />);
  const user = userEvent.setup();
  const [, copy] = screen.getAllByRole('button', { name: '复制这门课的笔记' });
  await user.click(copy as HTMLElement);
  const text = await navigator.clipboard.readText();
  expect([
    '财商课 · 我的笔记\n\n《复利的力量》\n01:23 七二法则（2026年3月10日）',
    '进阶课 · 我的笔记\n\n《Café 估值》\n01:01 看现金流（2026年3月10日）',
  ]).toContain(text);
});

test('without notes it says where they come from', () => {
  renderPage(<MyNotes />);
  expect(screen.getByText(/看课时在“笔记”里写一条/)).toBeVisible();
});

test('beside the notes stands that this device alone keeps them', () => {
  put(3, 83, '七二法则', reform);
  renderPage(<MyNotes />);
  expect(screen.getByText(/只保存在这台设备上/)).toBeVisible();
});
