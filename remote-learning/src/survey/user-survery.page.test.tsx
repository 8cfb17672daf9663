import {
  codes,
  research,
  researchable,
  saveResearch,
  userDetail,
  type Research,
  type Researchable,
  type SaveResearchParams,
  type UserDetail,
} from '@suite/api';
import { formDrafts } from '@suite/features/form';
import { CallError } from '@suite/kernel';
import { refusing } from '@suite/features/form/testing';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UserSurveryPage from './user-survery.page';

const survey: Research = {
  research_id: 701,
  title: '学习服务满意度调查',
  introduce: '大约需要两分钟。',
  question_list: [
    { id: 1, type: 'star', title: '总体满意吗？', is_required: 1, options: [], max_length: 0 },
    {
      id: 2,
      type: 'single',
      title: '每周学习几天？',
      is_required: 1,
      options: [
        { id: 1, name: '1 至 2 天' },
        { id: 2, name: '每天' },
      ],
      max_length: 0,
    },
    {
      id: 3,
      type: 'multiple',
      title: '常用哪些功能？',
      is_required: 1,
      options: [
        { id: 1, name: '视频' },
        { id: 2, name: '打卡' },
        { id: 10, name: '直播' },
      ],
      max_length: 0,
    },
    { id: 4, type: 'text', title: '还想说什么？', is_required: 0, options: [], max_length: 200 },
  ],
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());

interface World {
  save?: (params: SaveResearchParams) => null;
  open?: Research | null;
  saved?: string | null;
  /** A further survey is open after the one that was answered. */
  again?: boolean;
}

function visit({ save = () => null, open = survey, saved: before = null, again = false }: World = {}) {
  let saved = before;
  return renderPage(<UserSurveryPage />, {
    answers: [
      answer(research, open),
      answer(researchable, () => ({ researchable: open && (again || !saved) ? 1 : 0, save_time: saved })),
      answer(userDetail, { userInfo: { id: 7 } } as UserDetail),
      refusing('垃圾课程'),
      answer(saveResearch, (params) => {
        const done = save(params);
        saved = '2026-11-21 20:15:00';
        return done;
      }),
    ],
  });
}

async function fill() {
  await userEvent.click(await screen.findByRole('radio', { name: '5 星，非常满意' }));
  await userEvent.click(screen.getByRole('radio', { name: '每天' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '直播' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '打卡' }));
}
const submit = () => screen.getByRole('button', { name: '提交' });
const text = () => screen.getByRole('textbox', { name: '4. 还想说什么？（选填）' });

test('answers of every kind are sent once, and the page thanks', async () => {
  const { callsOf } = visit();
  await fill();
  await userEvent.type(text(), '很好');
  expect(screen.getByRole('progressbar', { name: '已答 4 题，共 4 题' })).toBeVisible();
  await userEvent.dblClick(submit());
  expect(await screen.findByRole('heading', { level: 1, name: '感谢您的反馈' })).toBeVisible();
  expect(screen.getByText(/11月21日 20:15/)).toBeVisible();
  expect(callsOf(saveResearch).map(({ params }) => params)).toEqual([
    { research_id: 701, content: { 1: '5', 2: '2', 3: '2,10', 4: '很好' } },
  ]);
  expect(formDrafts.of({ line: 'learner', user: 7 }, 'survey.701').read()).toBeUndefined();
});

test('who has answered one survey can answer the next', async () => {
  const { callsOf } = visit({ saved: '2026-10-01 20:15:00', again: true });
  await fill();
  await userEvent.click(submit());
  expect(callsOf(saveResearch)).toHaveLength(1);
});

test('unanswered mandatory questions are named, and no answer is sent', async () => {
  const { callsOf } = visit();
  await screen.findByText('学习服务满意度调查');
  await userEvent.click(submit());
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  await fill();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(callsOf(saveResearch)).toHaveLength(0);
});

test('refused words are named at their question', async () => {
  const { callsOf } = visit();
  await fill();
  await userEvent.type(text(), '垃圾课程');
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('“垃圾课程”');
  expect(callsOf(saveResearch)).toHaveLength(0);
  await userEvent.clear(text());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a draft is there on the next visit', async () => {
  const { unmount } = visit();
  await fill();
  unmount();
  visit();
  expect(await screen.findByRole('radio', { name: '每天', checked: true })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '直播' })).toBeChecked();
});

test('without a network the answers stay and can be sent again', async () => {
  let offline = true;
  visit({
    save: () => {
      if (offline) throw new CallError('service', 0, 'network failure');
      return null;
    },
  });
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果');
  offline = false;
  await userEvent.click(submit());
  expect(await screen.findByText('感谢您的反馈')).toBeVisible();
});

test('an answered survey is thanked for although the read after it fails', async () => {
  let sent = false;
  renderPage(<UserSurveryPage />, {
    answers: [
      answer(research, () => survey),
      answer(researchable, (): Researchable => {
        if (sent) throw new CallError('service', 0, 'network failure');
        return { researchable: 1, save_time: null };
      }),
      answer(userDetail, { userInfo: { id: 7 } } as UserDetail),
      answer(saveResearch, () => {
        sent = true;
        throw new CallError('silent', codes.ALREADY_DONE, '您已经提交过了');
      }),
    ],
  });
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByText('感谢您的反馈')).toBeVisible();
});

test('a learner who has answered is thanked and not asked again', async () => {
  visit({ saved: '2026-11-20 09:00:00' });
  expect(await screen.findByText(/已于 2026年11月20日 09:00 提交/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('before it opens the page says when it will', async () => {
  visit({ open: null });
  expect(await screen.findByText('开课满一周后，邀请您为学习服务打分')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '返回个人中心' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/');
});

test('a survey without questions is not offered', async () => {
  visit({ open: { ...survey, question_list: [] } });
  expect(await screen.findByText('开课满一周后，邀请您为学习服务打分')).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
});
