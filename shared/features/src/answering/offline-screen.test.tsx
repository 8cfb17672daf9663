import type { UserAnswer } from '@suite/api';
import { providePlatform, type Platform } from '@suite/kernel';
import { momentText } from '@suite/kernel/time';
import { act, render, screen } from '@testing-library/react';
import { AnsweringScreen } from './answering-screen';
import { fakeServer } from './testing/fake-server';
import { paper } from './testing/questions';
import { freshVisits, key, pass as passTime } from './testing/visits';
import { useAnswering } from './use-answering';

freshVisits();
beforeEach(() => providePlatform({ context: 'browser' } as Platform));

interface PaperProps {
  server: ReturnType<typeof fakeServer>;
  onFinal: () => void;
}

function Paper({ server, onFinal }: PaperProps) {
  const reading = server.reading();
  const answering = useAnswering({
    key,
    title: '结课考试',
    questions: paper,
    reading,
    server: server.api,
  });
  return <AnsweringScreen answering={answering} onFinal={onFinal} />;
}

const pass = (ms: number) => act(() => passTime(ms));
const choose = (name: RegExp) => act(() => screen.getByRole('radio', { name }).click());

/** An exam of five minutes, with an answer that its server has, and one that it has not. */
async function answered() {
  const server = fakeServer();
  server.deadline = momentText(Date.now() + 300_000);
  const onFinal = jest.fn();
  render(<Paper server={server} onFinal={onFinal} />);
  choose(/选项 1/);
  await pass(4000);
  server.online = false;
  choose(/选项 2/);
  return { server, onFinal };
}
test('a clock that is set forward leaves the paper open, and says that the time is to be checked', async () => {
  const { server } = await answered();
  jest.setSystemTime(Date.now() + 3_600_000);
  await pass(2000);
  expect(screen.getByRole('timer')).toHaveTextContent('时间待核对');
  choose(/选项 3/);
  server.online = true;
  server.now = () => Date.now() - 3_600_000;
  await pass(60_000);
  expect(screen.getByRole('timer')).toHaveTextContent(/^0[34]:\d\d$/);
  expect(server.held()).toMatchObject({ is_draft: 1, content: { 1: '3' } });
});

test('at the end of the time the screen promises what the device can keep', async () => {
  await answered();
  await pass(310_000);
  expect(screen.getByRole('heading', { name: '考试时间到' })).toBeVisible();
  expect(screen.getByText(/答案都已保存在本机.*没有计入的答案会列出来/)).toBeVisible();
  expect(screen.queryByText(/不会丢失|不要关闭/)).toBeNull();
});

test('what did not count is shown before the result opens', async () => {
  const { server, onFinal } = await answered();
  await pass(310_000);
  server.hold({ ...(server.held() as UserAnswer), is_draft: 0, score: 0 });
  server.online = true;
  await pass(60_000);
  expect(screen.getByRole('heading', { name: '已收卷，部分答案没有计入' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^第 1 题 问题 1您的答案 B .*计入成绩：A$/);
  expect(onFinal).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: '查看结果' }).click());
  expect(onFinal).toHaveBeenCalledTimes(1);
});
