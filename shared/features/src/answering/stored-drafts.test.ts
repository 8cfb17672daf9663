import fc from 'fast-check';
import { useSession } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import { canStore, draftsOf, storedDraft, wasHandedIn } from './stored-drafts';
import { emptyDraft, withAnswer, withMark, type Draft } from './draft';
import { key, storageKey, stored } from './testing/visits';

const device = storedDraft(key);
const draft = withAnswer(withMark(emptyDraft, 2, true, 1000), 1, '1,3', 2000);

beforeEach(() => {
  jest.restoreAllMocks();
  device.remove();
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
  title: fc.string(),
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
  expect(device.save(draft)).toBe('kept');
  expect(storedDraft(key).read()).toEqual(draft);
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
  expect(canStore()).toBe(true);
  expect(localStorage).toHaveLength(1);
});

test('users, papers and attempts do not see each other', () => {
  device.save(draft);
  for (const other of [
    { ...key, user: 8 },
    { ...key, scope: 'exam-8' },
    { ...key, attempt: 2 },
  ])
    expect(storedDraft(other).read()).toBeUndefined();
});

test('a draft of one product line is not found in another', () => {
  device.save(draft);
  useSession.setState({ line: 'management' });
  expect(storedDraft(key).read()).toBeUndefined();
  useSession.setState({ line: 'learner' });
  expect(storedDraft(key).read()).toEqual(draft);
});

test('a draft survives a logout', () => {
  device.save(draft);
  personHere('leaving');
  expect(device.read()).toEqual(draft);
});

test('a device that cannot store data says so, and the draft lives as long as the page', () => {
  forbid('getItem', 'setItem');
  expect(canStore()).toBe(false);
  expect(device.save(draft)).toBe('full');
  expect(storedDraft(key).read()).toEqual(draft);
  device.remove();
  expect(device.read()).toBeUndefined();
});

test('a device that is full goes on with the newer draft, and keeps it as soon as there is room', () => {
  device.save(emptyDraft);
  forbid('setItem');
  device.save(draft);
  expect(device.read()).toEqual(draft);
  jest.restoreAllMocks();
  expect(device.save(draft)).toBe('kept');
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

test('a former attempt that was on its way is told once, and its draft stays until it is compared', () => {
  const other = storedDraft({ ...key, scope: 'exam-90' });
  const [second, third] = [
    { ...key, attempt: 2 },
    { ...key, attempt: 3 },
  ];
  other.save({ ...draft, sentAt: 5 });
  device.save({ ...draft, sentAt: 5 });
  storedDraft(second).save(draft);
  localStorage.setItem(storageKey.replace(/1$/, '0'), '{');
  expect(wasHandedIn(third)).toBe(true);
  expect(wasHandedIn(third)).toBe(false);
  expect(device.read()).toEqual(draft);
  expect(other.read()?.sentAt).toBe(5);
  expect(
    draftsOf({ line: 'learner', user: key.user })
      .map((stored) => `${stored.key.scope}.${stored.key.attempt}`)
      .sort(),
  ).toEqual(['exam-9.1', 'exam-9.2', 'exam-90.1']);
});
