import { getUserInfo, useCall } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { openAccount } from '../testing/registry';
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
  let nickname: unknown = 7;
  renderPage(<RemotePage row={openAccount} entrance={entrance} skeleton="" />, {
    answers: [answer(getUserInfo, () => ({ nickname }) as never)],
  });
  expect(await screen.findByText('页面出错了，点击重试')).toBeVisible();
  nickname = 'qing';
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('QING')).toBeVisible();
});
