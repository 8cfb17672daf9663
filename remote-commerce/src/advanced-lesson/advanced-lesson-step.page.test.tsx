import { providePlatform, type Platform } from '@suite/kernel';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdvancedLessonStepPage from './advanced-lesson-step.page';

const navigate = jest.fn();

beforeEach(() => {
  navigate.mockClear();
  providePlatform({ navigate } as unknown as Platform);
  render(<AdvancedLessonStepPage />);
});

test('the steps lead from the teacher to the certificate, and the head counts them', () => {
  const list = screen.getByRole('list', { name: '学习步骤' });
  const titles = within(list).getAllByRole('heading', { level: 2 });
  expect(titles.map((title) => title.textContent)).toEqual([
    '添加班主任老师',
    '完善学员信息',
    '签署课程合同',
    '排课开班',
    '开始学习',
    '毕业领证',
  ]);
  expect(screen.getByText('从加老师到毕业领证，共 6 步')).toBeVisible();
});

test('each step says when it is due and what to do', () => {
  const first = screen.getByRole('heading', { name: '添加班主任老师' }).closest('li') as HTMLElement;
  expect(first).toHaveTextContent('第 1 步');
  expect(first).toHaveTextContent('报名当天');
  expect(within(first).getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  [/房贷计算器/, '/myinfo/counter/mortgage'],
  [/开户指引/, '/open-account'],
  [/用户协议与隐私政策/, '/agreement'],
])('%s opens its page inside the suite', async (name, path) => {
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', `#${path}`);
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledWith(path);
});

test('a question opens its answer', async () => {
  expect(screen.queryByText(/休学期间课程暂停/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '学到一半有事，能暂停吗？' }));
  expect(screen.getByText(/休学期间课程暂停/)).toBeInTheDocument();
});
