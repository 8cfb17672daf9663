import type { ContractBlock, ContractText } from '@suite/api';
import { useSession } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import { changedBlocks, marksOf } from './changes';
import { keptSigning } from './kept';

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: 7, line: 'learner' });
});

test('position and strokes hold for one version, learner, contract and line', () => {
  const kept = keptSigning(7, 'contract-1');
  kept.keep('1', { position: 'refund', strokes: [[[0.5, 0.5]]] });
  expect(keptSigning(7, 'contract-1').of('1')).toMatchObject({ position: 'refund', strokes: [[[0.5, 0.5]]] });
  for (const other of [keptSigning(8, 'contract-1'), keptSigning(7, 'contract-2')]) {
    expect(other.of('1')).toMatchObject({ position: '', strokes: [] });
  }
  expect(kept.of('2')).toMatchObject({ position: '', strokes: [] });
});

test('what was read is known when the document has changed', () => {
  const kept = keptSigning(7, 'contract-1');
  kept.keep('1', { readVersion: '1', marks: { price: 'a' } });
  kept.keep('2', { position: 'price' });
  expect(kept.read()).toMatchObject({ version: '2', readVersion: '1', marks: { price: 'a' } });
});

test('it is wiped after the signature, and at the logout', () => {
  const kept = keptSigning(7, 'contract-1');
  kept.keep('1', { position: 'refund' });
  kept.wipe();
  expect(localStorage).toHaveLength(0);
  kept.keep('1', { position: 'refund' });
  personHere('leaving');
  expect(keptSigning(7, 'contract-1').read().position).toBe('');
});

test.each(['{"version":1,"strokes":[[["x",1]]],"position":{}}', '[]', 'null', '7'])(
  'a spoilt entry %s is as good as none',
  (text) => {
    const kept = keptSigning(7, 'contract-1');
    kept.keep('1', {});
    localStorage.setItem(Object.keys(localStorage)[0] ?? '', text);
    expect(kept.read()).toMatchObject({ version: '', position: '', strokes: [], readVersion: '' });
  },
);

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
  expect(changedBlocks(after, marksOf(before))).toEqual(['price', 'term']);
  expect(changedBlocks(before, marksOf(before))).toEqual([]);
  expect(changedBlocks(before, undefined)).toEqual([]);
});

test('marks do not hold the text', () => {
  expect(JSON.stringify(marksOf(text(block('price', { html: '<p>1980 元</p>' }))))).not.toContain('1980');
});
