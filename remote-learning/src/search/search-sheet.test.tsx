import {
  category,
  codes,
  materialList,
  publicCategory,
  reformMaterialList,
  userDetail,
  type CategoryTree,
  type MaterialWeek,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chapterOf } from '../course/testing';
import { courseWith, detailWith } from '../home/testing';
import { SearchSheet } from './search-sheet';

const treeOf = (course_id: number, ...names: string[]): CategoryTree => {
  const { videos, ...chapter } = chapterOf(
    course_id * 10,
    names.map((_, at) => `ready ${course_id * 100 + at}`).join(', '),
  );
  const categoryVideo = videos.map((video, at) => ({ ...video, video_name: names[at] ?? '' }));
  return {
    course_id,
    course_name: `课程${course_id}`,
    cover: '',
    categories: [{ ...chapter, childCate: [], categoryVideo }],
  };
};

const weekOf = (status: 'ready' | 'locked', material_id: number, title: string) =>
  ({
    week_id: 2,
    week_name: '第二周',
    status,
    materials: [{ week_id: 2, material_id, title, mat_type: 1 }],
  }) as MaterialWeek;

const courses = [
  courseWith({ course_id: 1, course_name: '财商课', line: 'reform' }),
  courseWith({ course_id: 2, course_name: '进阶课', line: 'advanced' }),
  courseWith({ course_id: 3, course_name: '公开课', line: 'finance', is_public: 1 }),
];

function visit(over: { fails?: () => boolean } = {}) {
  return renderPage(<SearchSheet open onClose={() => undefined} />, {
    answers: [
      answer(userDetail, detailWith({ courseList: courses })),
      answer(category, ({ course_id }: { course_id: number }) => {
        if (over.fails?.()) throw new CallError('service', 0, '');
        return course_id === 1 ? treeOf(1, '复利的力量', '认识复利') : treeOf(2, 'ＥＴＦ 入门');
      }),
      answer(publicCategory, () => {
        throw new CallError('silent', codes.NOT_BOUGHT, '未开放');
      }),
      answer(reformMaterialList, [weekOf('ready', 7, '复利表')]),
      answer(materialList, [weekOf('locked', 8, '复利 习题')]),
    ],
  });
}

const look = async (words: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: '标题' }), words);
const found = async () => {
  await screen.findByRole('region', { name: '搜索结果' });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test('lessons and materials are found by their titles, those that begin with the words first', async () => {
  visit();
  await look('复利');
  expect(await found()).toEqual([
    ['复利的力量财商课 · 第10章', '#/videoReform?course_id=1&v_id=100'],
    ['复利表资料 · 第二周', '#/study-material-reform/detail/2/7'],
    ['认识复利财商课 · 第10章', '#/videoReform?course_id=1&v_id=101'],
  ]);
  expect(screen.getByText('资料 · 第二周 · 未开放')).toBeVisible();
});

test('case, width and spaces do not matter', async () => {
  visit();
  await look('etf入');
  expect(await found()).toEqual([['ＥＴＦ 入门进阶课 · 第20章', '#/myinfo/course/video/2/20?v_id=200']]);
});

test('it says when nothing is found, and what to do', async () => {
  visit();
  expect(await screen.findByText('输入课名或资料名中的几个字')).toBeVisible();
  await look('没有这个词');
  expect(await screen.findByText('没有找到相符的课程或资料，换几个字试试')).toBeVisible();
});

test('a list that does not load can be tried again', async () => {
  let isBroken = true;
  visit({ fails: () => isBroken });
  await userEvent.click(await screen.findByRole('button', { name: /重试/ }));
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: /重试/ }));
  await look('etf');
  expect(await found()).toHaveLength(1);
});
