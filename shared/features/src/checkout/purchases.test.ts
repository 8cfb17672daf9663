import { personHere, type LearnerId } from '@suite/kernel/records';
import { purchaseRecord } from './testing/machine-run';
import { leaseName, purchaseId, purchases, readPurchase, type Purchase } from './purchases';

const learner: LearnerId = { line: 'learner', user: 7 };
const id = purchaseId({ kind: 'finance', goodsId: '1' });

beforeEach(() => localStorage.clear());

test('an order comes back as it was kept, and a logout does not forget it', () => {
  purchases.of(learner, id).save(purchaseRecord());
  personHere('leaving');
  personHere({ line: 'learner', user: 8 });
  expect(purchases.of(learner, id).read()).toEqual(purchaseRecord());
  purchases.of(learner, id).remove();
  expect(purchases.of(learner, id).read()).toBeUndefined();
});

test.each<[string, Purchase['owner'], string]>([
  ['another learner', { line: 'learner', user: 8 }, id],
  ['the management line', { line: 'management', user: 7 }, id],
  ['a visitor', 'device', id],
  ['somebody who is not known yet', undefined, id],
  ['other goods', learner, purchaseId({ kind: 'finance', goodsId: '2' })],
  ['goods of another kind', learner, purchaseId({ kind: 'books', goodsId: '1' })],
])('%s has a record of their own', (_, owner, other) => {
  purchases.of(learner, id).save(purchaseRecord());
  expect(purchases.of(owner, other).read()).toBeUndefined();
});

test('of somebody who is not known nothing is written', () => {
  purchases.of(undefined, id).save(purchaseRecord());
  expect(localStorage).toHaveLength(0);
});

test('two learners of one phone have each a lease', () => {
  const names = [
    learner,
    { ...learner, user: 8 },
    'device' as const,
    { ...learner, line: 'management' as const },
  ];
  const leases = names.map((owner) => leaseName(owner, id));
  expect(new Set(leases).size).toBe(4);
});

test('a damaged record asks more, not less', () => {
  expect(
    readPurchase({ orderNo: 'O1', phase: 'nonsense', unknownAttempt: 5, amount: 'x', channel: '' }),
  ).toMatchObject({ orderNo: 'O1', phase: 'verifying', unknownAttempt: 'open', amount: NaN });
  for (const value of [undefined, null, 'O1', 7, {}, { phase: 'ready' }])
    expect(readPurchase(value)).toBeUndefined();
});

test('a record of an earlier release is found, with what it called doubt', () => {
  const { unknownAttempt: doubt, since: _, ...others } = purchaseRecord({ unknownAttempt: 'claimed' });
  localStorage.setItem(
    'suite.unsent.learner.7.checkout.finance.1.order',
    JSON.stringify({ ...others, doubt }),
  );
  localStorage.setItem('suite.unsent.learner.7.checkout.finance.1.trace', '["tap"]');
  const record = purchaseRecord({ unknownAttempt: 'claimed' });
  expect(purchases.all(learner)).toEqual([{ id, value: record }]);
  expect(purchases.of(learner, id).read()).toEqual(record);
});
