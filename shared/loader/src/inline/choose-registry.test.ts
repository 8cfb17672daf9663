import { registryOf } from '../testing/registry';
import { chooseRegistry } from './choose-registry';

test('the fetched registry counts when it is not older than any seen', () => {
  expect(chooseRegistry(registryOf(7), registryOf(5), 6)).toEqual({
    registry: registryOf(7),
    source: 'fresh',
  });
  expect(chooseRegistry(registryOf(6), registryOf(5), 6)?.source).toBe('fresh');
  expect(chooseRegistry(registryOf(6), undefined, 0)?.source).toBe('fresh');
});

test.each([
  ['missing', undefined],
  ['older than one seen before', registryOf(5)],
])('the snapshot serves when the registry is %s', (_, fetched) => {
  expect(chooseRegistry(fetched, registryOf(5), 6)).toEqual({ registry: registryOf(5), source: 'snapshot' });
});

test('a registry older than the snapshot does not count either', () => {
  expect(chooseRegistry(registryOf(4), registryOf(5), 0)?.registry.revision).toBe(5);
});

test('without any registry no app starts', () => {
  expect(chooseRegistry(undefined, undefined, 0)).toBeUndefined();
});
