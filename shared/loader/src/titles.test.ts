import type { OwnedRoute } from './registry';
import { openAccount } from './testing/registry';
import { createTitles } from './titles';

const untitled: OwnedRoute = { ...openAccount, title: '' };
const table = {
  owner: 'remote-learning',
  routes: [{ ...openAccount, title: '开户', page: () => Promise.reject(new Error('not asked for')) }],
};

test('a page has the title of the registry, or of the route table as soon as that is there', () => {
  const titles = createTitles();
  const listener = jest.fn();
  titles.subscribe(listener);
  expect([titles.of(openAccount), titles.of(untitled)]).toEqual(['开户指引', '']);
  titles.learn(table);
  expect(listener).toHaveBeenCalledTimes(1);
  titles.learn({ ...table, routes: [] });
  expect([titles.of(openAccount), titles.of(untitled)]).toEqual(['开户指引', '开户']);
});
