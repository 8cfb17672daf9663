import { registryOf } from '../testing/registry';
import { chooseRegistry } from './choose-registry';

const text = (revision: number) => JSON.stringify(registryOf(revision));

test('the fetched registry counts when it is not older than any seen', () => {
  expect(chooseRegistry(text(7), text(5), 6)).toEqual({ registry: registryOf(7), source: 'fresh' });
  expect(chooseRegistry(text(6), text(5), 6)?.source).toBe('fresh');
  expect(chooseRegistry(text(6), '', 0)?.source).toBe('fresh');
});

test.each([
  ['missing', undefined],
  ['not JSON', '<html>'],
  ['of another schema', JSON.stringify({ ...registryOf(9), schema: 9 })],
  ['older than one seen before', text(5)],
])('the snapshot serves when the registry is %s', (_, fetched) => {
  expect(chooseRegistry(fetched, text(5), 6)).toEqual({ registry: registryOf(5), source: 'snapshot' });
});

test('a registry older than the snapshot does not count either', () => {
  expect(chooseRegistry(text(4), text(5), 0)?.registry.revision).toBe(5);
});

test('without any registry no app starts', () => {
  expect(chooseRegistry(undefined, '', 0)).toBeUndefined();
  expect(chooseRegistry('', 'nonsense', 0)).toBeUndefined();
});
