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

test('a route of its own is fine', () => {
  expect(judge('Film', '/film')).toEqual([]);
});
