import { judgeRoutes } from './judge-routes';

const route = (name: string, path: string) => ({ name, path, title: '' });
const others = [{ app: 'remote-b', routes: [route('Video', '/video'), route('Paper', '/paper/:id')] }];
const judge = (name: string, path: string, known = true) =>
  judgeRoutes([route(name, path)], [], {
    others,
    withoutAddress: (routes) => (known ? [] : routes.map((one) => one.name)),
  }).map(({ message }) => message);

test.each([
  ['the path', 'Film', '/Video', 'remote-b owns the path /video.'],
  ['a path of the same form', 'Exam', '/paper/:paper', 'remote-b owns the path /paper/:id.'],
  ['the name', 'Video', '/film', 'remote-b owns the name Video.'],
  ['path and name', 'Video', '/video', 'remote-b owns the name Video.'],
])('%s of another app is refused once', (_, name, path, words) => {
  expect(judge(name, path)).toEqual([expect.stringContaining(words)]);
});

test('a route that the sweep cannot open is refused, with the file that wants its address', () => {
  expect(judge('Film', '/film/:id', false)).toEqual([
    'No test can open Film at /film/:id. Give it an address in e2e/specs/sweep/places.ts.',
  ]);
});

describe('a tile', () => {
  const tile = { on: 'home', icon: 'M4 4h16', order: 1 } as const;
  const theirs = [
    { app: 'remote-b', routes: [{ ...route('Plan', '/plan'), title: '计划', tile }] },
    {
      app: 'remote-c',
      routes: [{ ...route('Hub', '/hub'), title: '专区', tile: { ...tile, on: 'hub' as never } }],
    },
  ];
  const judgeTile = (over: object, title = '新工具') =>
    judgeRoutes([{ ...route('Film', '/film'), title, tile: { ...tile, ...over } }], [], {
      others: theirs,
      withoutAddress: () => [],
    }).map(({ message }) => message);

  test.each([
    ['of a page that shows none', { on: 'hub' }, 'No page "hub" shows tiles; these do: home.'],
    [
      'for people whom the page does not know',
      { for: 'alumni' },
      'The tile of Film is for "alumni"; home knows: ',
    ],
    ['with the name of another app’s', { name: '计划' }, 'remote-b has a tile "计划" on home.'],
  ])('%s is refused', (_, over, words) => {
    expect(judgeTile(over)).toEqual([expect.stringContaining(words)]);
  });

  test('that is named by its title must not be named as another app’s', () => {
    expect(judgeTile({}, '计划')).toHaveLength(1);
    expect(judgeTile({ for: 'learner' })).toEqual([]);
    expect(judgeTile({ name: '专区' })).toEqual([]);
  });
});

test('a route of its own is fine', () => {
  expect(judge('Film', '/film')).toEqual([]);
});
