import { canUseCounter } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, within } from '@testing-library/react';
import { ServiceGrid } from './service-grid';
import { courseWith, detailWith, noFlags } from './testing';

/** The request for the tiles, which a test answers or leaves alone. */
class Request {
  static last: Request;
  status = 0;
  responseText = '';
  timeout = 0;
  onload = () => undefined;
  ontimeout = () => undefined;
  constructor() {
    Request.last = this;
  }
  open() {}
  send() {}
  answer(tiles: object) {
    Object.assign(this, { status: 200, responseText: JSON.stringify(tiles) });
    this.onload();
  }
}

// As a document says it: routes without titles.
const routes = ['/a', '/b'].map((path) => ({ path, name: path, title: '', files: [] }));
const live = { version: '1', base: '/', entry: 'e.js', styles: [], routes };
const apps = { 'remote-x': { live, previous: null } };

const detail = detailWith({ isBuy: 1, courseList: [courseWith()] });
const show = () => {
  Object.assign(window, { __suite: { registry: { schema: 1, revision: 1, apps } }, XMLHttpRequest: Request });
  return renderPage(<ServiceGrid detail={detail} flags={noFlags} banners={[]} targets={[]} />, {
    answers: [answer(canUseCounter, { canUse: 0 })],
  });
};
const names = () =>
  within(screen.getByRole('region', { name: '常用服务' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const own = ['错题本', '开班信息', '直播回放', '精选视频', '服务评分', '开户指引'];

test('tiles that do not come take away nothing but themselves, and the next visit asks again', async () => {
  const { unmount } = show();
  // Nothing moves: until the tiles are there the place has its shape.
  expect(screen.queryByRole('region', { name: '常用服务' })).toBeNull();
  expect(document.querySelector('[class*="skeleton" i]')).not.toBeNull();
  await act(async () => Request.last.ontimeout());
  expect(names()).toEqual(own);
  unmount();

  show();
  // An odd tile takes away nothing but itself, either.
  const tile = { on: 'home', name: '新工具', icon: 'M4 4h16', order: 55, path: '/b' };
  await act(async () =>
    Request.last.answer({
      'remote-x': { live: [{ ...tile, icon: 7 }, tile, { ...tile, order: 56, path: '/a', name: '甲' }] },
    }),
  );
  expect(names()).toEqual(['错题本', '新工具', '甲', ...own.slice(1)]);
  expect(screen.getByRole('link', { name: '新工具' })).toHaveAttribute('href', '/b');
  expect(screen.getByRole('link', { name: '新工具' }).querySelector('path')).toHaveAttribute('d', 'M4 4h16');
});
