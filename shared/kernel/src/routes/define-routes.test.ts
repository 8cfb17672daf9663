import { checkTable, defineRoutes, route as declare, type Route } from './define-routes';

const page = () => Promise.reject(new Error('not loaded in this test'));
const route = (over: Partial<Route> = {}): Route => ({
  path: '/video',
  name: 'Video',
  title: '视频课程',
  page,
  ...over,
});

const plainTile = { on: 'home', icon: 'M4 4h16', order: 10 } as const;
const tiled = (over: object) => route({ tile: { ...plainTile, ...over } as Route['tile'] });

const check = (...routes: Route[]) => checkTable(defineRoutes('remote-learning', routes));

test('a table keeps its owner and its routes in their order', () => {
  const routes = [route(), route({ path: '/videoReform', name: 'VideoReform' })];
  expect(defineRoutes('remote-learning', routes)).toEqual({ owner: 'remote-learning', routes });
  const about = { owner: 'remote-learning', next: 'remote-exams' };
  expect(defineRoutes(about, routes)).toEqual({ ...about, routes });
});

test.each([
  '/',
  '/myinfo',
  '/study-material/study-material',
  '/chapter/:id',
  '/a/:i',
  '/a/:courseType_2',
  '/study-material/:preview?/:weekId',
])('the path %s is in order', (path) => {
  expect(() => check(route({ path }))).not.toThrow();
});

test.each(['/a.b', '/a{', '/{a', '/:', '/:1', '/:id*', '/x:id', '/:id??', '/a?', '/a/'])(
  'the path %s is refused',
  (path) => {
    expect(() => check(route({ path }))).toThrow(/malformed segment/);
  },
);

test('a tile says where it is shown, what it looks like and when it comes', () => {
  expect(() => check(tiled({}))).not.toThrow();
  expect(() =>
    check(tiled({ name: '六个字的名字', order: 1.5, for: 'newer than this check' })),
  ).not.toThrow();
});

test('two routes may differ in a word where others have a parameter', () => {
  const routes = [
    route({ path: '/course/:id' }),
    route({ path: '/course/list', name: 'CourseList' }),
    route({ path: '/course/:id/:unit', name: 'Unit' }),
  ];
  expect(() => check(...routes)).not.toThrow();
});

test.each([
  ['a path without a slash', [route({ path: 'video' })], /must start with \//],
  ['an empty segment', [route({ path: '/video//x' })], /malformed segment ""/],
  ['the braces of the specification', [route({ path: '/video/{id}' })], /malformed segment "\{id\}"/],
  ['a parameter named twice', [route({ path: '/a/:id/:id?' })], /names a parameter twice/],
  ['a name that is no chunk name', [route({ name: 'my video' })], /PascalCase/],
  ['a name with a blank', [route({ name: 'My Video' })], /name "My Video" must be in PascalCase/],
  ['a name with a small letter before', [route({ name: 'myVideo' })], /PascalCase/],
  ['no title', [route({ title: ' ' })], /has no title/],
  [
    'reads of the management line',
    [route({ line: 'management', reads: ['/a'] })],
    /cannot begin before the host/,
  ],
  ['a tile without its page', [tiled({ on: undefined })], /names no page that shows it/],
  [
    'a tile with a long name',
    [tiled({ name: '七个字的入口名' })],
    /at most 6 characters, not "七个字的入口名"/,
  ],
  ['a tile with an empty name', [tiled({ name: ' ' })], /at most 6 characters/],
  [
    'a tile whose route has a long title',
    [route({ title: '课程视频的播放页', tile: plainTile })],
    /not "课程视频的播放页"/,
  ],
  ['a tile with a picture for an icon', [tiled({ icon: '<svg/>' })], /path data of an icon/],
  ['a tile with a large icon', [tiled({ icon: `M${'1 '.repeat(151)}` })], /path data of an icon/],
  ['a tile without an order', [tiled({ order: undefined })], /an order from 0/],
  ['a tile of a page with parameters', [route({ path: '/a/:id?', tile: plainTile })], /with parameters/],
  ['a name used twice', [route(), route({ path: '/other' })], /name "Video" is used twice/],
  [
    'two paths of one shape',
    [route({ path: '/course/:id' }), route({ path: '/Course/:key', name: 'Other' })],
    /path "\/Course\/:key" is used twice/,
  ],
])('%s is refused, and the message names the owner', (_, routes, message) => {
  expect(() => check(...routes)).toThrow(message);
  expect(() => check(...routes)).toThrow(/^remote-learning: /);
});

test('an edition is one that the page knows, and is named if the page has any', () => {
  const facts = { path: '/exam', name: 'Exam', title: '考试' };
  const plain = async () => ({ default: () => null });
  const inEditions = async () => ({
    default: ({ edition }: { edition: 'older' | 'reform' }) => edition,
  });
  expect(declare({ ...facts, page: inEditions, edition: 'reform' })).toMatchObject({ edition: 'reform' });
  expect(declare({ ...facts, page: plain })).not.toHaveProperty('edition');
  // @ts-expect-error the page has no such edition
  declare({ ...facts, page: inEditions, edition: 'newest' });
  // @ts-expect-error the page needs an edition
  declare({ ...facts, page: inEditions });
});
