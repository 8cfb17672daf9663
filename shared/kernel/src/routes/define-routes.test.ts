import { defineRoutes, type Route } from './define-routes';

const page = () => Promise.reject(new Error('not loaded in this test'));
const route = (over: Partial<Route> = {}): Route => ({
  path: '/video',
  name: 'Video',
  title: '视频课程',
  page,
  ...over,
});

test('a table keeps its owner and its routes in their order', () => {
  const routes = [route(), route({ path: '/videoReform', name: 'VideoReform' })];
  expect(defineRoutes('remote-learning', routes)).toEqual({ owner: 'remote-learning', routes });
  const about = { owner: 'remote-learning', next: 'remote-exams' };
  expect(defineRoutes(about, routes)).toEqual({ ...about, routes });
});

test.each([
  ['a path without a slash', [route({ path: 'video' })], /must start with \//],
  ['an empty segment', [route({ path: '/video//x' })], /malformed segment ""/],
  ['the braces of the specification', [route({ path: '/video/{id}' })], /malformed segment "\{id\}"/],
  ['a parameter named twice', [route({ path: '/a/:id/:id?' })], /names a parameter twice/],
  ['a name that is no chunk name', [route({ name: 'my video' })], /PascalCase/],
  ['no title', [route({ title: ' ' })], /has no title/],
  ['a name used twice', [route(), route({ path: '/other' })], /name "Video" is used twice/],
  [
    'two paths of one shape',
    [route({ path: '/course/:id' }), route({ path: '/Course/:key', name: 'Other' })],
    /path "\/Course\/:key" is used twice/,
  ],
])('%s is refused, and the message names the owner', (_, routes, message) => {
  expect(() => defineRoutes('remote-learning', routes)).toThrow(message);
  expect(() => defineRoutes('remote-learning', routes)).toThrow(/^remote-learning: /);
});
