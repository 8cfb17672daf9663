import type { OwnedRoute } from './registry';
import { openAccount } from './testing/registry';
import { Titles } from './titles';

const untitled: OwnedRoute = { ...openAccount, title: '' };
const table = {
  owner: 'remote-learning',
  routes: [{ ...openAccount, title: '开户', page: () => Promise.reject(new Error('not asked for')) }],
};

test('a page has the title of the registry, or of the route table once that is there', () => {
  const titles = new Titles();
  expect(titles.of(openAccount)).toBe('开户指引');
  expect(titles.of(untitled)).toBe('');
  titles.learn(table);
  expect(titles.of(untitled)).toBe('开户');
  expect(titles.of(openAccount)).toBe('开户指引');
});

test('the bar over a page is told when titles come', () => {
  const titles = new Titles();
  const listener = jest.fn();
  const stop = titles.subscribe(listener);
  titles.learn(table);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  titles.learn(table);
  expect(listener).toHaveBeenCalledTimes(1);
});
