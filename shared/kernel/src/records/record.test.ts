import { noteServerTime, useSession } from '@suite/kernel';
import { ownerHere, ownerOf } from './owner';
import { days, defineRecord, sweepExpired, type RecordType } from './record';

const textIn = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
const declare = (more: Partial<RecordType<string>> = {}) =>
  defineRecord<string>({
    kind: 'memo',
    version: 1,
    owner: 'learner',
    personal: true,
    read: textIn,
    ...more,
  });
const seven = { line: 'learner', user: 7 } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ line: 'learner', login: 'in', user: 7 });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a record belongs to a learner in a line, and has an id', () => {
  const memos = declare();
  memos.of(seven, 1).save('一');
  memos.of(seven, '2.b').save('二');
  memos.of({ line: 'management', user: 7 }, 1).save('三');
  expect(memos.of(seven, 1).read()).toBe('一');
  expect(memos.of({ line: 'learner', user: 8 }, 1).read()).toBeUndefined();
  expect(memos.all(seven)).toEqual([
    { id: '1', value: '一' },
    { id: '2.b', value: '二' },
  ]);
  memos.of(seven, 1).remove();
  expect(memos.all(seven)).toHaveLength(1);
});

test('nothing is ever written for a learner who is not known: it lives in the page', () => {
  const memos = declare();
  for (const owner of [ownerOf(0), ownerOf(undefined), ownerOf(NaN)]) {
    expect(memos.of(owner).save('谁')).toBe('closed');
    expect(memos.of(owner).read()).toBe('谁');
    expect(memos.of(owner).isKept()).toBe(false);
  }
  expect(localStorage).toHaveLength(0);
  useSession.setState({ login: 'unknown' });
  expect([ownerHere(), ownerOf(7)]).toEqual([undefined, seven]);
});

test('a damaged value reads as none, and a list leaves it out', () => {
  const memos = declare();
  memos.of(seven, 1).save(5 as never);
  localStorage.setItem(memos.of(seven, 2).key, '{"half":');
  expect([memos.of(seven, 1).read(), memos.of(seven, 2).read(), memos.all(seven)]).toEqual([
    undefined,
    undefined,
    [],
  ]);
});

test('a record of an earlier form is read, one of a newer release is left alone', () => {
  const read = (stored: unknown, version: number) => (version === 1 ? `${String(stored)}!` : textIn(stored));
  declare().of(seven).save('旧');
  const newer = declare({ version: 2, read });
  expect(newer.of(seven).read()).toBe('旧!');
  newer.of(seven).save('新');
  expect([declare().of(seven).read(), declare().all(seven)]).toEqual([undefined, []]);
  expect(newer.of(seven).read()).toBe('新');
});

test('it expires after its last save, and a sweep removes what no page asks for', () => {
  jest.useFakeTimers({ now: 0 });
  const memos = declare({ expires: days(30) });
  memos.of(seven).save('一');
  jest.setSystemTime(days(29));
  memos.of(seven).save('二');
  jest.setSystemTime(days(58));
  sweepExpired();
  expect(memos.of(seven).read()).toBe('二');
  jest.setSystemTime(days(60));
  expect(memos.of(seven).read()).toBeUndefined();
  sweepExpired();
  expect(localStorage).toHaveLength(0);
});

test('a full device says so, and the page still has the value', () => {
  const memo = declare().of(seven);
  memo.save('旧');
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([memo.save('新'), memo.read(), memo.isKept()]).toEqual(['full', '新', false]);
  refuse.mockRestore();
  expect([memo.save('新'), memo.isKept()]).toEqual(['kept', true]);
});

test('what another tab saves is told as a value', () => {
  const memo = declare().of(seven);
  const listener = jest.fn();
  const stop = memo.watch(listener);
  memo.save('别处');
  const newValue = localStorage.getItem(memo.key);
  const tell = (text: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: memo.key, newValue: text }));
  tell(newValue);
  tell(null);
  stop();
  tell(newValue);
  expect(listener.mock.calls).toEqual([['别处'], [undefined]]);
});

test('a record of the tab is not on the device', () => {
  declare({ storage: 'tab' }).of(seven).save('一');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

describe('records of the releases before forms', () => {
  const unsent = declare({ kind: 'note', unsent: true });

  test('are moved when they are first read', () => {
    localStorage.setItem('suite.learner.7.memo.1', '"旧"');
    expect(declare().of(seven, 1).read()).toBe('旧');
    expect(localStorage.getItem('suite.learner.7.memo.1')).toBeNull();
    expect(declare().of(seven, 1).read()).toBe('旧');
  });

  test('are found with their ids, where they were unsent, too', () => {
    localStorage.setItem('suite.unsent.learner.7.note.21.a', '"甲"');
    unsent.of(seven, '21.b').save('乙');
    expect(unsent.all(seven).map(({ id }) => id)).toEqual(['21.b', '21.a']);
    expect(Object.keys(localStorage).filter((key) => key.includes('.note.'))).toEqual([]);
  });

  test('stay where they are as long as the device is full', () => {
    localStorage.setItem('suite.learner.7.memo', '"旧"');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(declare().of(seven).read()).toBe('旧');
    expect(localStorage.getItem('suite.learner.7.memo')).toBe('"旧"');
    declare().of(seven).remove();
  });

  test('had names of their own, and texts that are no JSON', () => {
    localStorage.setItem('suite.counter.loan', '一百');
    const inputs = declare({ kind: 'calculator', owner: 'device', former: (id) => `counter.${id}` });
    expect(inputs.of('device', 'loan').read()).toBe('一百');
  });
});

test('what the server lacks does not expire by the clock of the phone alone', () => {
  const memos = declare({ unsent: true, expires: days(30) });
  noteServerTime(new Date().toUTCString());
  memos.of(seven, 1).save('一');
  const at = (phone: number, server: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(phone);
    noteServerTime(new Date(server).toUTCString());
    sweepExpired();
    return memos.of(seven, 1).read();
  };
  const now = Date.now();
  expect(at(now + days(31), now)).toBe('一');
  expect(at(now, now + days(29))).toBe('一');
  expect(at(now + days(31), now + days(31))).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});
