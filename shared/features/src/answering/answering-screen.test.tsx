import { codes, type Question } from '@suite/api';
import { CallError, providePlatform, type Platform } from '@suite/kernel';
import { announce } from '@suite/ui/base';
import { shownAtOnce } from '@suite/ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnsweringScreen } from './answering-screen';
import { storedDraft } from './stored-drafts';
import { momentText } from '@suite/kernel/time';
import { fakeServer, networkError } from './testing/fake-server';
import { paper } from './testing/questions';
import { useAnswering } from './use-answering';

const key = { user: 7, scope: 'exam-9', attempt: 1 };

beforeEach(() => {
  providePlatform({ context: 'browser' } as Platform);
  storedDraft(key).remove();
  localStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(() => {
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

type Fake = ReturnType<typeof fakeServer>;

function Paper({ server, onFinal }: { server: Fake; onFinal: () => void }) {
  const answering = useAnswering({
    key,
    title: '结课考试',
    questions: paper,
    reading: server.reading(),
    server: server.api,
  });
  return <AnsweringScreen answering={answering} onFinal={onFinal} />;
}

function visit(server = fakeServer()) {
  const onFinal = jest.fn();
  const rendered = render(<Paper server={server} onFinal={onFinal} />);
  return { ...rendered, server, onFinal, user: userEvent.setup() };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function toTheEnd() {
  for (let left = 3; left > 0; left -= 1) await press('下一题');
}
const question = () => screen.getByRole('heading', { level: 2, name: /第 \d 题/ }).textContent;
const dialog = () => screen.findByRole('dialog', { name: '确认交卷' });

test('one question a screen; on and back, and never beyond the ends', async () => {
  visit();
  expect(screen.getByRole('heading', { level: 1, name: '结课考试' })).toBeVisible();
  expect(question()).toContain('第 1 题');
  expect(screen.getByRole('button', { name: '上一题' })).toBeDisabled();
  await press('下一题');
  expect(question()).toContain('第 2 题');
  await press('上一题');
  expect(question()).toContain('第 1 题');
  await toTheEnd();
  expect(question()).toContain('第 4 题');
  expect(screen.queryByRole('button', { name: '下一题' })).toBeNull();
  expect(screen.getByRole('button', { name: '交卷' })).toBeEnabled();
});

test('the next question is there in the frame of the tap, so that a quick next tap answers it', async () => {
  visit();
  expect(await shownAtOnce(screen.getByRole('button', { name: '下一题' }), question)).toContain('第 2 题');
});

test('one option of a group, several of another, named by the question, by keys too', async () => {
  const { user } = visit();
  const single = screen.getByRole('radiogroup', { name: '问题 1' });
  await user.click(within(single).getByRole('radio', { name: /选项 3/ }));
  await user.click(within(single).getByRole('radio', { name: /选项 2/ }));
  expect(within(single).getAllByRole('radio', { checked: true })).toHaveLength(1);
  expect(screen.getByText('已答 1/4')).toBeInTheDocument();
  await press('下一题');
  await press('下一题');
  const several = screen.getByRole('group', { name: '问题 3' });
  within(several)
    .getByRole('checkbox', { name: /选项 4/ })
    .focus();
  await user.keyboard(' ');
  await user.click(within(several).getByRole('checkbox', { name: /选项 1/ }));
  expect(storedDraft(key).read()?.own[3]?.value).toBe('1,4');
});

test('the answer card shows what is answered, marked and current, and leads there', async () => {
  const { user } = visit();
  await user.click(screen.getByRole('radio', { name: /选项 1/ }));
  await press('标记');
  expect(screen.getByRole('button', { name: '已标记', pressed: true })).toBeVisible();
  await press('下一题');
  await press('答题卡');
  const card = await screen.findByRole('dialog', { name: '答题卡' });
  expect(within(card).getByRole('button', { name: '第 1 题，已答，已标记' })).not.toHaveAttribute(
    'aria-current',
  );
  expect(within(card).getByRole('button', { name: '第 2 题，未答' })).toHaveAttribute('aria-current', 'step');
  await user.click(within(card).getByRole('button', { name: '第 4 题，未答' }));
  expect(question()).toContain('第 4 题');
});

test('a tap is answered before the answer card is made', async () => {
  visit();
  const card = () => screen.queryByRole('dialog', { name: '答题卡' });
  const button = screen.getByRole('button', { name: '答题卡' });
  expect(await shownAtOnce(button, card)).toBeNull();
  await waitFor(() => expect(card()).toBeInTheDocument());
});

test('an empty paper is refused in words', async () => {
  const { server } = visit();
  await press('答题卡');
  await userEvent.click(await screen.findByRole('button', { name: '交卷' }));
  expect(await screen.findByText('还没有作答，请先答题再交卷')).toBeInTheDocument();
  expect(server.sheets).toHaveLength(0);
});

test('before handing in it asks and says how many answers are missing; cancelled, no answer is sent', async () => {
  const { user, server, onFinal } = visit();
  await user.click(screen.getByRole('radio', { name: /选项 1/ }));
  await press('标记');
  await toTheEnd();
  await press('交卷');
  expect(await dialog()).toHaveTextContent('还有 3 题未作答，1 题做了标记');
  await user.click(within(await dialog()).getByRole('button', { name: '继续答题' }));
  expect(server.sheets).toHaveLength(0);

  await press('交卷');
  await user.dblClick(within(await dialog()).getByRole('button', { name: '仍要交卷' }));
  expect(await screen.findByRole('heading', { name: '交卷成功' })).toBeVisible();
  expect(server.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(1);
  expect(onFinal).toHaveBeenCalledTimes(1);
});

test('while answers are missing the main button goes on, and handing in is the other one', async () => {
  const { user } = visit();
  await user.click(screen.getByRole('radio', { name: /选项 1/ }));
  await toTheEnd();
  await press('交卷');
  expect(within(await dialog()).getByRole('button', { name: '继续答题' })).toHaveClass('primary');
  expect(within(await dialog()).getByRole('button', { name: '仍要交卷' })).not.toHaveClass('primary');
});

test('the screen says that a submission failed, and the answers are still there', async () => {
  const { user, server, onFinal } = visit();
  await user.click(screen.getByRole('radio', { name: /选项 1/ }));
  await toTheEnd();
  const { send } = server.api;
  server.api.send = (sheet) => (sheet.is_draft === 0 ? Promise.reject(networkError()) : send(sheet));
  await press('交卷');
  await user.click(within(await dialog()).getByRole('button', { name: '仍要交卷' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('交卷没有成功，答案都已保存');
  expect(onFinal).not.toHaveBeenCalled();
  expect(screen.getByText('已答 1/4')).toBeInTheDocument();
});

test('handed in without a network it stays open and says so, and the learner can take it back', async () => {
  const { user, server } = visit();
  await user.click(screen.getByRole('radio', { name: /选项 1/ }));
  await toTheEnd();
  server.online = false;
  await press('交卷');
  await user.click(within(await dialog()).getByRole('button', { name: '仍要交卷' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('没有网络，还没有交卷；联网后会自动交卷');
  expect(screen.getByRole('radiogroup')).toBeVisible();
  await press('先不交卷');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.sheets.filter(({ is_draft }) => is_draft === 0)).toHaveLength(0);
});

test('a submission of which nobody knows locks the paper until it is settled', async () => {
  const { user, server, onFinal } = visit();
  await user.click(screen.getByRole('radio', { name: /选项 1/ }));
  await toTheEnd();
  server.cutsSubmission = true;
  await press('交卷');
  await user.click(within(await dialog()).getByRole('button', { name: '仍要交卷' }));
  expect(await screen.findByRole('heading', { name: '还没收到交卷结果' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  server.online = true;
  await press('查询并重试');
  expect(await screen.findByRole('heading', { name: '交卷成功' })).toBeVisible();
  expect(onFinal).toHaveBeenCalledTimes(1);
});

test('the screen says when the device cannot store answers', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  visit();
  expect(screen.getByText(/本机存储不可用，答案只保存在云端/)).toBeVisible();
});

test('the time that is left counts down, and at its end the paper is handed in', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 11, 4) });
  const server = fakeServer();
  server.deadline = momentText(Date.now() + 302_000);
  const { onFinal } = visit(server);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  act(() => screen.getByRole('radio', { name: /选项 1/ }).click());
  expect(screen.getByRole('timer')).toHaveTextContent('05:02');
  await pass(3000);
  expect(screen.getByText('距离交卷还有 5 分钟')).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveAccessibleName('剩余 5 分钟');
  await pass(302_000);
  expect(server.held()).toMatchObject({ is_draft: 0, content: { 1: '1' } });
  expect(onFinal).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('a server that takes no answers after the end is quoted: the network is not to blame', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 11, 4) });
  const server = fakeServer();
  server.deadline = momentText(Date.now() + 10_000);
  server.api.send = () => Promise.reject(new CallError('silent', codes.PAPER_NOT_OPEN, '考试已经结束'));
  visit(server);
  act(() => screen.getByRole('radio', { name: /选项 1/ }).click());
  await act(() => jest.advanceTimersByTimeAsync(11_500));
  expect(screen.getByRole('heading', { name: '考试时间到' })).toBeVisible();
  expect(screen.getByText('交卷没有成功，答案都已保存在本机：考试已经结束')).toBeVisible();
  expect(screen.queryByText(/网络不稳定/)).toBeNull();
  jest.useRealTimers();
});

test('a question that is added while the learner hands in is told once, and is in the paper', async () => {
  const { server } = visit();
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  const added = { ...(paper[0] as Question), id: 9, title: '<p>新题</p>' };
  server.api.read = async () => ({ ...server.reading(), questions: [...paper, added] });
  await toTheEnd();
  await press('交卷');
  await userEvent.click(within(await dialog()).getByRole('button', { name: '仍要交卷' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('试卷新增了题目，还没有交卷');
  expect(screen.queryByText(/新增了 1 道题/)).toBeNull();
  expect(screen.getByText('已答 1/5')).toBeVisible();
  await press('下一题');
  expect(question()).toContain('第 5 题');
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/新增了 1 道题/)).toBeVisible();
});

describe('in practice', () => {
  const practice = () => fakeServer(true, true);

  test('a tap tells whether it was right and why, and the answer stays', async () => {
    visit(practice());
    await userEvent.click(screen.getByRole('radio', { name: /选项 2/ }));
    expect(await screen.findByRole('region', { name: '答案与解析' })).toHaveTextContent('这次没答对');
    expect(screen.getByText('因为 1')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('下一题');
    expect(screen.queryByRole('region', { name: '答案与解析' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /选项 1/ }));
    expect(await screen.findByRole('region', { name: '答案与解析' })).toHaveTextContent('回答正确');
    const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;
    await waitFor(() => expect(spoken()).toBe('回答正确'));
    // Whoever comes back is not told once more.
    announce('');
    await press('上一题');
    await press('下一题');
    expect(screen.getByRole('region', { name: '答案与解析' })).toHaveTextContent('回答正确');
    expect(spoken()).toBe('');
  });

  test('of several options the learner says when that is the answer', async () => {
    visit(practice());
    await press('下一题');
    await press('下一题');
    expect(screen.queryByRole('button', { name: '对答案' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /选项 1/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /选项 2/ }));
    await press('对答案');
    expect(await screen.findByRole('region', { name: '答案与解析' })).toHaveTextContent('这次没答对');
  });

  test('without a network it says that the answer is kept and when it is told', async () => {
    const server = practice();
    server.online = false;
    visit(server);
    await userEvent.click(screen.getByRole('radio', { name: /选项 1/ }));
    expect(await screen.findByText('答案已记下，联网后告诉您对错')).toBeVisible();
    expect(screen.getByRole('radio', { name: /选项 1/ })).toBeChecked();
    server.online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('region', { name: '答案与解析' })).toHaveTextContent('回答正确');
  });
});
