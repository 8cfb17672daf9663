import { openAccount } from './testing/registry';
import { markReloaded, needsReload } from './address';

test.each([
  ['#/upgrade-lesson-one', true],
  ['#/upgrade-lesson-one?from=card', true],
  ['#/upgrade-lesson-one?reloaded=1', false],
  ['#/upgrade-lesson-one?from=card&reloaded=1', false],
])('the address %s wants a reload: %s', (hash, wanted) => {
  expect(needsReload({ ...openAccount, reloadOnce: true }, hash)).toBe(wanted);
  expect(needsReload(openAccount, hash)).toBe(false);
  expect(needsReload({ ...openAccount, reloadOnce: true }, markReloaded(hash))).toBe(false);
});

test.each([
  ['', '#/?reloaded=1'],
  ['#/x', '#/x?reloaded=1'],
  ['#/x?from=card', '#/x?from=card&reloaded=1'],
])('the address %j is marked as %s', (hash, marked) => {
  expect(markReloaded(hash)).toBe(marked);
});
