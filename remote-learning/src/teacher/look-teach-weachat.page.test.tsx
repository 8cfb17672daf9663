import { addWechat, teacherVersion, userDetail, viewTeacherQrcode, type TeacherQrcode } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseWith, detailWith } from '../home/testing';
import LookTeachWeachatPage from './look-teach-weachat.page';
import { lineOf, teacherLines } from './teacher-lines';

const teacher: TeacherQrcode = {
  line: 'reform',
  teacher_id: 2,
  teacher_name: '周明远',
  avatar: '/t.svg',
  title: '主讲老师',
  qrcode: '/q.svg',
  wechat: 'licai_zhoumy',
  introduce: '讲授家庭理财多年。',
  work_time: '周一至周五 9:30—20:30',
  is_added: 0,
};

interface Given {
  version?: 1 | 2;
  view?: (params: { line?: string }) => TeacherQrcode | Promise<TeacherQrcode>;
  add?: () => Promise<null> | null;
  lines?: ('reform' | 'advanced')[];
  at?: string;
  context?: 'browser' | 'messenger';
  temporary?: 0 | 1;
}

function visit({
  version = 2,
  view = () => teacher,
  add = () => null,
  lines = ['reform'],
  at = '',
  context = 'browser',
  temporary = 0,
}: Given = {}) {
  const previewImages = jest.fn(async () => true);
  const rendered = renderPage(<LookTeachWeachatPage />, {
    path: '/look-teach-weachat',
    at: `/look-teach-weachat${at}`,
    context,
    answers: [
      answer(
        userDetail,
        detailWith({ isTemporary: temporary, courseList: lines.map((line) => courseWith({ line })) }),
      ),
      answer(viewTeacherQrcode, view),
      answer(teacherVersion, { version }),
      answer(addWechat, add),
    ],
    platform: { messenger: { previewImages } as never },
  });
  return { ...rendered, previewImages };
}

test('the teacher can be reached by the code and by the number', async () => {
  document.execCommand = jest.fn(() => true);
  visit();
  expect(await screen.findByRole('img', { name: '周明远的微信二维码' })).toHaveAttribute('src', '/q.svg');
  expect(screen.getByText('截图保存二维码，用微信扫一扫添加')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '复制微信号' }));
  expect(await screen.findByText('微信号已复制')).toBeInTheDocument();
});

test('in the messenger the code opens at full size', async () => {
  const { previewImages } = visit({ context: 'messenger' });
  expect(await screen.findByText('长按二维码，识别后添加老师')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '查看大图' }));
  const whole = new URL('/q.svg', location.href).href;
  expect(previewImages).toHaveBeenCalledWith([whole], whole);
});

test('a code that does not load can be asked for again', async () => {
  visit();
  fireEvent.error(await screen.findByRole('img', { name: '周明远的微信二维码' }));
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(screen.getByRole('img', { name: '周明远的微信二维码' })).toBeVisible();
});

test('the new version asks whether the teacher has been added', async () => {
  let isAdded: 0 | 1 = 0;
  const { callsOf } = visit({
    view: () => ({ ...teacher, is_added: isAdded }),
    add: () => {
      isAdded = 1;
      return null;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '我已添加老师' }));
  expect(await screen.findByText('已添加')).toBeVisible();
  expect(callsOf(addWechat).map(({ params }) => params)).toEqual([{ teacher_id: 2 }]);
});

test('an answer that did not arrive can be given again', async () => {
  visit({ add: () => Promise.reject(new CallError('service', 0, '')) });
  const button = await screen.findByRole('button', { name: '我已添加老师' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果');
  expect(button).toBeEnabled();
});

test('the older version shows the code alone', async () => {
  visit({ version: 1 });
  await screen.findByText('周明远');
  await waitFor(() => expect(screen.queryByRole('button', { name: '我已添加老师' })).toBeNull());
});

test('with several lines the learner chooses whose teacher', async () => {
  const { callsOf } = visit({ lines: ['reform', 'advanced'], at: '?line=advanced' });
  expect(await screen.findByRole('link', { name: '进阶课' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('link', { name: '财商课' }));
  await waitFor(() =>
    expect(callsOf(viewTeacherQrcode).map(({ params }) => params)).toEqual([
      { line: 'advanced' },
      { line: 'reform' },
    ]),
  );
});

test('without a line in the address the tab of the teacher who is shown is marked', async () => {
  visit({ lines: ['advanced', 'reform'] });
  const current = await screen.findByRole('link', { current: true });
  expect(current).toHaveTextContent('财商课');
});

test.each([
  [1, '去完善信息', '/fill-information'],
  [0, '返回个人中心', '/'],
] as const)('without a teacher, account opened by the staff %d: %s', async (temporary, name, href) => {
  visit({ temporary, view: () => Promise.reject(new CallError('shown', 40004, '您还没有班主任')) });
  expect(await screen.findByText('您还没有班主任')).toBeVisible();
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test('the lines of an address and of a learner', () => {
  expect(lineOf('advanced')).toBe('advanced');
  expect(lineOf('toString')).toBeUndefined();
  expect(lineOf(null)).toBeUndefined();
  const courses = [courseWith(), courseWith(), courseWith({ line: 'finance', is_public: 1 })];
  expect(teacherLines(courses)).toEqual([{ line: 'reform', name: '财商课' }]);
  expect(teacherLines([...courses, courseWith({ line: 'finance' })])).toEqual([
    { line: 'reform', name: '新版财商课' },
    { line: 'finance', name: '财商课' },
  ]);
});
