import { providePlatform, QueryClient, type Platform } from '@suite/kernel';
import { createHashRouter } from '@suite/kernel/router';
import { render, screen } from '@testing-library/react';
import { App } from './app';
import type { Entrance } from './entrance';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // The router complains of an address that fits no path.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each(['#/no/such/page', '#.', '#../myinfo'])('the address %s of no page says so', (hash) => {
  window.location.hash = hash;
  providePlatform({ context: 'messenger', hasPage: () => true } as unknown as Platform);
  const client = new QueryClient();
  render(<App router={createHashRouter()} client={client} rows={[]} entrance={{} as Entrance} skeleton="" />);
  expect(screen.getByText('页面不存在')).toBeVisible();
});
