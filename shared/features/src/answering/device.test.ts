import fc from 'fast-check';
import { useSession } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import { deviceOf, sweepFormer } from './device';
import { emptyDraft, withAnswer, withMark, type Draft } from './draft';
import { key, storageKey, stored } from './testing/visits';

const device = deviceOf(key);
const draft = withAnswer(withMark(emptyDraft, 2, true, 1000), 1, '1,3', 2000);

beforeEach(() => {
  jest.restoreAllMocks();
  device.clear();
  localStorage.clear();
});

/** Reads the draft from what stands in its place. */
function readFrom(value: string) {
  localStorage.setItem(storageKey, `{"v":1,"value":${value}}`);
  return device.read();
}

const forbid = (...names: ('getItem' | 'setItem')[]) =>
  names.forEach((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    }),
  );

const id = fc.nat().map(String);
const answers = fc.dictionary(id, fc.string());
const stamped = <Value>(value: fc.Arbitrary<Value>) =>
  fc.dictionary(id, fc.record({ value, at: fc.integer({ min: 1, max: 4e12 }) }));
const anyDraft: fc.Arbitrary<Draft> = fc.record({
  base: fc.record({
    content: answers,
    savedAt: fc.nat(),
    usedSeconds: fc.nat(),
    version: fc.option(fc.nat()),
  }),
  own: stamped(fc.string()),
  marks: stamped(fc.boolean()),
  spent: fc.nat(),
  sentAt: fc.nat(),
  wish: fc.record({ value: fc.boolean(), at: fc.integer({ min: 1 }) }),
});

test('a draft comes back as it was written', () => {
  fc.assert(
    fc.property(anyDraft, (any) => {
      expect(JSON.stringify(readFrom(JSON.stringify(any)))).toBe(JSON.stringify(any));
    }),
  );
  expect(device.write(draft)).toBe(true);
  expect(deviceOf(key).read()).toEqual(draft);
});

test('any content of the storage can be read without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readFrom(text);
      if (read) expect(Object.keys(read).sort()).toEqual(Object.keys(emptyDraft).sort());
    }),
  );
});

test('damaged entries are left out, and the rest stays', () => {
  const text = JSON.stringify({
    own: { 1: { value: '2', at: 5 }, 2: { value: 3, at: 5 }, 3: { value: '1', at: 1e30 }, 4: null },
    marks: 'x',
    base: { content: { 1: '1', 2: 2 }, savedAt: -5 },
  });
  expect(readFrom(text)).toEqual({
    ...emptyDraft,
    own: { 1: { value: '2', at: 5 } },
    base: { content: { 1: '1' }, savedAt: 0, usedSeconds: 0, version: null },
  });
});

test.each([
  ['0', 0],
  ['9', 9],
  ['-1', 0],
  ['4102444800000', 0],
  ['"5"', 0],
  ['null', 0],
])('a time of %s is %d', (spent, expected) => {
  expect(readFrom(`{"spent":${spent}}`)?.spent).toBe(expected);
});

test.each(['', 'null', '[]', '7', '"x"'])('%j is no draft', (text) => {
  expect(readFrom(text)).toBeUndefined();
});

test('testing whether the device can store data leaves no entry behind', () => {
  localStorage.setItem('other', 'x');
  expect(device.isSound()).toBe(true);
  expect(localStorage).toHaveLength(1);
});

test('users, papers and attempts do not see each other', () => {
  device.write(draft);
  for (const other of [
    { ...key, user: 8 },
    { ...key, scope: 'exam-8' },
    { ...key, attempt: 2 },
  ])
    expect(deviceOf(other).read()).toBeUndefined();
});

test('a draft of one product line is not found in another', () => {
  device.write(draft);
  useSession.setState({ line: 'management' });
  expect(deviceOf(key).read()).toBeUndefined();
  useSession.setState({ line: 'learner' });
  expect(deviceOf(key).read()).toEqual(draft);
});

test('a draft survives a logout', () => {
  device.write(draft);
  personHere('leaving');
  expect(device.read()).toEqual(draft);
});

test('a device that cannot store data says so, and the draft lives as long as the page', () => {
  forbid('getItem', 'setItem');
  expect(device.isSound()).toBe(false);
  expect(device.write(draft)).toBe(false);
  expect(deviceOf(key).read()).toEqual(draft);
  device.clear();
  expect(device.read()).toBeUndefined();
});

test('a device that is full goes on with the newer draft, and keeps it as soon as there is room', () => {
  device.write(emptyDraft);
  forbid('setItem');
  device.write(draft);
  expect(device.read()).toEqual(draft);
  jest.restoreAllMocks();
  expect(device.write(draft)).toBe(true);
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toMatchObject({ value: draft });
});

test('another window is heard', () => {
  const heard = jest.fn();
  const stop = device.watch(heard);
  const tell = (at: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: at, newValue }));
  tell('something else', 'x');
  tell(storageKey, stored(draft));
  tell(storageKey, null);
  stop();
  tell(storageKey, null);
  expect(heard.mock.calls).toEqual([[draft], [undefined]]);
});

test('a former draft that was not being handed in is removed silently, and so is a damaged one', () => {
  const second = { ...key, attempt: 2 };
  device.write(draft);
  localStorage.setItem(storageKey.replace(/1$/, '0'), '{');
  expect(sweepFormer(second)).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('without storage the draft in memory is cleared', () => {
  forbid('setItem');
  device.write({ ...draft, sentAt: 5 });
  jest.spyOn(Storage.prototype, 'key').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(sweepFormer({ ...key, attempt: 2 })).toBe(true);
  expect(device.read()).toBeUndefined();
});

test('drafts of attempts that are over go, the others stay', () => {
  const other = deviceOf({ ...key, scope: 'exam-90' });
  other.write(draft);
  device.write({ ...draft, sentAt: 5 });
  const second = { ...key, attempt: 2 };
  deviceOf(second).write(draft);
  expect(sweepFormer(second)).toBe(true);
  expect(device.read()).toBeUndefined();
  expect(deviceOf(second).read()).toEqual(draft);
  expect(other.read()).toEqual(draft);
  expect(sweepFormer(second)).toBe(false);
});
