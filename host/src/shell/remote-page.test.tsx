import { getUserInfo, useCall } from '@suite/api';
import { CallError, type CallErrorKind } from '@suite/kernel';
import { Dialog } from '@suite/ui/base';
import { answer, renderPage } from '@suite/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { openAccount } from '@suite/loader/testing';
import { LoginPending } from '../session/exchange';
import type { Entrance } from './entrance';
import { RemotePage } from './remote-page';

let silence: jest.SpyInstance;
beforeEach(() => (silence = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => silence.mockRestore());

function Page() {
  const { data } = useCall(getUserInfo, undefined);
  return <p>{data?.nickname.toUpperCase()}</p>;
}

const entrance = {
  pages: {
    load: async () => Page,
    loaded: () => Page,
    instead: async () => undefined,
    titles: { of: () => '页面', subscribe: () => () => undefined },
    drawing: () => undefined,
    drawn: () => undefined,
  },
  admission: { mark: () => undefined, isAdmitted: () => true, admit: async () => 'in' },
} as unknown as Entrance;

test('a page that cannot draw what it has read reads it anew when it is tried again', async () => {
  let nickname: unknown = ['qing'];
  renderPage(<RemotePage row={openAccount} entrance={entrance} skeleton="" />, {
    answers: [answer(getUserInfo, () => ({ nickname }) as never)],
  });
  expect(await screen.findByText('页面出错了，请再试一次')).toBeVisible();
  nickname = 'qing';
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('QING')).toBeVisible();
});

test('what a page has asked does not stay over the next one, and is not confirmed there', async () => {
  const { unmount } = renderPage(<RemotePage row={openAccount} entrance={entrance} skeleton="" />, {
    answers: [answer(getUserInfo, { nickname: 'qing' } as never)],
  });
  expect(await screen.findByText('QING')).toBeVisible();
  let confirmed: Promise<boolean> | undefined;
  act(() => {
    confirmed = Dialog.confirm({ message: '确认交卷？' });
  });
  expect(await screen.findByText('确认交卷？')).toBeVisible();
  unmount();
  expect(await confirmed).toBe(false);
});

test.each<[CallErrorKind, number, string]>([
  ['service', 0, '没有收到登录结果，请再试一次'],
  // The provider's words were shown.
  ['shown', 40001, '没有加载出来，请再试一次'],
])('a login that has brought no token says of its result what is true (%s)', async (kind, code, words) => {
  const pending = new LoginPending(new CallError(kind, code, '账号暂停使用'));
  const waits = {
    pages: { ...entrance.pages, loaded: () => undefined },
    admission: { ...entrance.admission, admit: () => Promise.reject(pending) },
  } as unknown as Entrance;
  renderPage(<RemotePage row={openAccount} entrance={waits} skeleton="" />);
  expect(await screen.findByText(words)).toBeVisible();
});

test('the title is there before a page is seen, so that a heading that repeats it is not seen for a moment', () => {
  document.title = '学习平台';
  const seen: string[] = [];
  function Titled() {
    useLayoutEffect(() => void seen.push(document.title), []);
    return null;
  }
  const at = { ...entrance, pages: { ...entrance.pages, load: async () => Titled, loaded: () => Titled } };
  renderPage(<RemotePage row={openAccount} entrance={at as never} skeleton="" />);
  expect(seen).toEqual(['页面']);
});
