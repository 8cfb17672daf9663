import { nameWithHash } from './known-files';

test.each([
  ['Video.js', 'Video.ab_d_.js'],
  ['Video.css', 'Video.ab_d_.css'],
  ['on-demand.js', 'on-demand.ab_d_.js'],
  ['shared-1a.js', 'shared-1a.ab_d_.js'],
])('%s with the beginning of a hash in its name is %s', (file, name) => {
  expect(nameWithHash(file, 'ab/d+efgh')).toBe(name);
});
