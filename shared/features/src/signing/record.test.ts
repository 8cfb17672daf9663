import type { ContractBlock, ContractText } from '@suite/api';
import { personHere, sweepExpired, type LearnerId } from '@suite/kernel/records';
import { changedBlocks, readingOf } from './changes';
import { refundSignings, signingRecord, signings } from './record';

const learner: LearnerId = { line: 'learner', user: 7 };

const blocksRead = (text: ContractText) => readingOf(text, { seconds: {}, acknowledged: [] });

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('position and strokes hold for one version, learner, contract and line', () => {
  const record = signingRecord(learner, 'contract-1');
  record.save('1', { position: 'refund', strokes: [[[0.5, 0.5]]] });
  expect(signingRecord(learner, 'contract-1').of('1')).toMatchObject({
    position: 'refund',
    strokes: [[[0.5, 0.5]]],
  });
  for (const other of [
    signingRecord({ ...learner, user: 8 }, 'contract-1'),
    signingRecord({ ...learner, line: 'management' }, 'contract-1'),
    signingRecord(learner, 'contract-2'),
  ]) {
    expect(other.of('1')).toMatchObject({ position: '', strokes: [] });
  }
  expect(record.of('2')).toMatchObject({ position: '', strokes: [] });
});

const read = { id: 'price', title: '价格', digest: 'a', seconds: 3, is_changed: 0 } as const;

test('what was read is known when the document has changed', () => {
  const record = signingRecord(learner, 'contract-1');
  record.save('1', { readVersion: '1', read: [read] });
  record.save('2', { position: 'price' });
  expect(record.read()).toMatchObject({ version: '2', readVersion: '1', read: [read] });
});

test('it is removed after the signature, and at the logout', () => {
  const record = signingRecord(learner, 'contract-1');
  record.save('1', { position: 'refund' });
  record.remove();
  expect(localStorage).toHaveLength(0);
  record.save('1', { position: 'refund' });
  personHere('leaving');
  expect(signings.all(learner)).toEqual([]);
});

test.each(['{"version":1,"strokes":[[["x",1]]],"position":{}}', '[]', 'null', '7'])(
  'a spoilt entry %s is as good as none',
  (text) => {
    localStorage.setItem('suite.learner.7.signing.contract-1', text);
    const record = signingRecord(learner, 'contract-1');
    expect(record.read()).toMatchObject({ version: '', position: '', strokes: [], readVersion: '' });
  },
);

test('strokes that were not sent have an expiry', () => {
  jest.useFakeTimers();
  signingRecord(learner, 'contract-1').save('1', { strokes: [[[0.5, 0.5]]] });
  jest.advanceTimersByTime(6 * 86_400_000);
  expect(signingRecord(learner, 'contract-1').of('1').strokes).toHaveLength(1);
  jest.advanceTimersByTime(86_400_001);
  expect(signingRecord(learner, 'contract-1').read()).toMatchObject({ strokes: [], readVersion: '' });
  sweepExpired();
  expect(localStorage).toHaveLength(0);
});

test('of a learner who is not known nothing is written', () => {
  signingRecord(undefined, 'contract-1').save('1', { strokes: [[[0.5, 0.5]]] });
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['signing.contract-1', signings, 'contract-1', { version: '1', readVersion: '1', strokes: [[[0.5, 0.5]]] }],
  ['refund.9', refundSignings, '9', { readVersion: '1', strokes: [[[0.5, 0.5]]] }],
] as const)('what an earlier release kept under %s is found', (key, records, id, value) => {
  localStorage.setItem(`suite.learner.7.${key}`, JSON.stringify(value));
  expect(records.all(learner)).toMatchObject([{ id, value: { version: '1', strokes: [[[0.5, 0.5]]] } }]);
  expect(Object.keys(localStorage)).toHaveLength(1);
});

const block = (id: string, part: Partial<ContractBlock>): ContractBlock => ({
  id,
  title: id,
  html: '',
  image: '',
  width: 0,
  height: 0,
  digest: '',
  plain: '',
  ...part,
});
const text = (...blocks: ContractBlock[]) => ({ documents: [{ name: '合同', blocks }] }) as ContractText;

test('changed clauses and pages are found, new ones too; what was never read has no changes', () => {
  const before = text(
    block('price', { html: '<p>1980 元</p>' }),
    block('page', { image: '/a?1', digest: 'x' }),
  );
  const after = text(
    block('price', { html: '<p>1990 元</p>' }),
    block('page', { image: '/a?2', digest: 'x' }),
    block('term', { html: '<p>12 个月</p>' }),
  );
  expect(changedBlocks(after, blocksRead(before))).toEqual(['price', 'term']);
  expect(changedBlocks(before, blocksRead(before))).toEqual([]);
  expect(changedBlocks(before, undefined)).toEqual([]);
});

test('marks do not hold the text', () => {
  expect(JSON.stringify(blocksRead(text(block('price', { html: '<p>1980 元</p>' }))))).not.toContain('1980');
});
