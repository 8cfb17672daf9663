import { MachineRun, purchaseRecord, orderOf } from '../testing/machine-run';
import { transition } from './machine';
import type { CheckoutEvent } from './types';

describe('verifying', () => {
  test.each(['paid', 'unknown'] as const)(
    'after "%s" it asks at 1-1-2-3-5-8 s, for 60 s at most',
    (outcome) => {
      const run = new MachineRun().launched().outcome(outcome);
      expect(run.did('ask')).toBeDefined();
      const waits = run.unpaidUntil('unknown');
      expect(waits.slice(0, 7)).toEqual([1000, 1000, 2000, 3000, 5000, 8000, 8000]);
      expect(run.now).toBeLessThanOrEqual(60_000);
    },
  );

  test('no callback at all leads to asking', () => {
    const run = new MachineRun().launched();
    expect(run.tick()).toBe(30_000);
    expect(run.state.phase).toBe('verifying');
  });

  test('network errors end no verification', () => {
    const run = new MachineRun().launched().outcome('paid');
    for (let turn = 0; turn < 5; turn++) {
      run.noAnswer();
      run.tick();
    }
    expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('after a cancel it asks three times within 4 s, and "unpaid" leads back to ready', () => {
    const run = new MachineRun().launched().outcome('cancelled');
    run.answer();
    expect(run.state.phase).toBe('verifying');
    run.tick();
    run.answer();
    expect(run.state.phase).toBe('verifying');
    run.tick();
    expect(run.answer().state.phase).toBe('ready');
    expect(run.now).toBeLessThanOrEqual(4000);
  });

  test('a payment that failed leads back to paying within 10 s, and says so', () => {
    const run = new MachineRun().launched().outcome('failed');
    run.unpaidUntil('ready');
    expect(run.now).toBeLessThanOrEqual(4000);
    expect(run.state).toMatchObject({ phase: 'ready', problem: 'failed' });
  });

  test('a launch that is refused because it is paid already offers no payment, though the order says "unpaid"', () => {
    const run = new MachineRun().open().tap().created();
    const refused = { type: 'launch-failed', id: run.state.serial, isRefused: true, isPaid: true } as const;
    run.send({ ...refused, words: '订单已支付，无需重复支付' });
    run.unpaidUntil('unknown');
    expect(run.state.phase).toBe('unknown');
  });

  test('a cancel that comes after the payment is found out', () => {
    const run = new MachineRun().launched().outcome('cancelled').answer();
    run.tick();
    expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('a cancel after an "ok" does not take it back', () => {
    const run = new MachineRun().launched().outcome('paid').outcome('cancelled');
    for (let turn = 0; turn < 4; turn++) {
      run.answer();
      run.tick();
    }
    expect(run.state.phase).toBe('verifying');
  });

  test('an order that comes without the field of an attempt is asked about all the same', () => {
    const run = new MachineRun().launched().outcome('unknown');
    run.answer({ attempt: undefined });
    expect(run.state.phase).toBe('verifying');
    expect(run.tick()).toBe(1000);
  });

  test('an attempt that the server has closed is unknown no longer', () => {
    const run = new MachineRun().launched().outcome('unknown');
    run.answer({ attempt: { attempt_no: 'A1', channel: 'messenger', state: 'closed' } });
    expect(run.state.phase).toBe('ready');
  });

  test('asking runs out: unknown, paying is off, asking goes on slowly', () => {
    const run = new MachineRun().launched().outcome('unknown');
    run.unpaidUntil('unknown');
    expect(run.tap().state.phase).toBe('unknown');
    run.send({ type: 'again', key: 'k2' });
    expect(run.state).toMatchObject({ phase: 'unknown', clientKey: 'k1' });
    run.send({ type: 'resume' });
    run.answer();
    expect(run.tick()).toBe(15_000);
    expect(run.did('ask')).toBeDefined();
    expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('an "unpaid" that was asked for before the attempt counts for nothing', () => {
    const run = new MachineRun().open(purchaseRecord({ phase: 'ready', unknownAttempt: 'none' }));
    const before = run.state.serial;
    run.answer().tap().params('A2').outcome('paid', 'A2');
    run.send({ type: 'answer', id: before, order: orderOf() });
    expect(run.state.phase).toBe('verifying');
  });
});

describe('an order that the server does not know', () => {
  /** Answers every question with "no such order" until there is another phase; gives the time that took. */
  function missingUntilOver(run: MachineRun): number {
    const start = run.now;
    for (let turn = 0; turn < 40 && run.state.phase === 'verifying'; turn++) {
      run.missing();
      if (run.state.phase === 'verifying') run.tick();
    }
    return run.now - start;
  }

  test.each(['none', 'gone', 'open', 'claimed'] as const)(
    'has a way out within 70 s, and the next order has a new key (attempt: %s)',
    (unknownAttempt) => {
      const run = new MachineRun().open(
        purchaseRecord({ phase: 'verifying', channel: 'browser', unknownAttempt }),
      );
      expect(missingUntilOver(run)).toBeLessThan(70_000);
      expect(run.state).toMatchObject({ phase: 'closed', order: null });
      run.send({ type: 'again', key: 'k2' });
      expect(run.did('ask')).toBeDefined();
      expect(run.missing().did('create')).toMatchObject({ clientKey: 'k2' });
    },
  );

  test('is asked about for as long as others if the sheet has said "paid", and is paid once the server knows it', () => {
    const run = new MachineRun().launched().outcome('paid');
    expect(missingUntilOver(run)).toBeGreaterThan(40_000);
    expect(run.tick()).toBe(15_000);
    expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('said once, it is nothing to go by', () => {
    const run = new MachineRun().open(purchaseRecord({ phase: 'ready', unknownAttempt: 'none' })).missing();
    expect(run.state.phase).toBe('verifying');
    run.tick();
    expect(run.answer().state).toMatchObject({ phase: 'ready', orderNo: 'O1' });
  });

  test('said after the asking has run out, it leads out at once', () => {
    const run = new MachineRun().launched().outcome('paid');
    run.unpaidUntil('unknown');
    run.tick();
    expect(run.missing().state.phase).toBe('closed');
  });

  test('does not come back at the next visit: the goods can be ordered', () => {
    const run = new MachineRun().open(purchaseRecord({ phase: 'closed', unknownAttempt: 'none' })).missing();
    expect(run.did('look')).toBeDefined();
    run.send({ type: 'found', id: run.state.serial, order: null });
    expect(run.state).toMatchObject({ phase: 'idle', orderNo: '', clientKey: '' });
  });

  test('leaves the choice to the learner who is back from the cashier', () => {
    const run = new MachineRun('browser').open(purchaseRecord({ channel: 'browser' })).missing();
    expect(run.state).toMatchObject({ phase: 'launched', isBack: true });
    run.tick();
    expect(run.did('ask')).toBeDefined();
  });
});

test('an answer about another order is worth as much as none, and does not stop the asking', () => {
  const run = new MachineRun().launched().outcome('paid');
  run.answer({ order_no: 'O9', status: 'closed' });
  expect(run.state).toMatchObject({ phase: 'verifying', orderNo: 'O1' });
  expect(run.tick()).toBe(1000);
  expect(run.did('ask')).toMatchObject({ orderNo: 'O1' });
});

describe('paid', () => {
  test.each<[string, (run: MachineRun) => MachineRun]>([
    ['a late callback', (run) => run.outcome('cancelled')],
    ['an old "unpaid"', (run) => run.answer()],
    ['a tap', (run) => run.tap()],
    ['the page seen again', (run) => run.send({ type: 'resume' })],
    ['another tab', (run) => run.open(purchaseRecord())],
    ['a refund', (run) => run.answer({ status: 'refunded' })],
    ['继续支付', (run) => run.send({ type: 'again', key: 'k2' })],
  ])('nothing leaves paid: %s', (_, happen) => {
    const run = new MachineRun().launched().outcome('paid').answer({ status: 'paid' });
    expect(run.did('paid')).toBeDefined();
    expect(run.saved()).toMatchObject({ phase: 'paid' });
    expect(happen(run).state.phase).toBe('paid');
    expect(run.did('paid')).toBeUndefined();
  });

  test('paid late: a closed order that turns out to be paid is paid', () => {
    const run = new MachineRun().open(purchaseRecord()).answer({ status: 'closed' });
    run.tick();
    expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('paid late is told at the next visit', () => {
    const run = new MachineRun().open(purchaseRecord({ phase: 'closed' })).answer({ status: 'paid' });
    expect(run.did('paid')).toBeDefined();
  });

  test('only the server says paid: no callback does', () => {
    expect(new MachineRun().launched().outcome('paid').state.phase).toBe('verifying');
  });
});

test('callbacks and answers that come twice or late change nothing', () => {
  const run = new MachineRun().launched().outcome('cancelled');
  run.unpaidUntil('ready');
  const before = run.state;
  run.send({ type: 'tick', id: before.serial - 1 });
  run.send({ type: 'answer', id: before.serial - 1, order: orderOf() });
  run.send({ type: 'params', id: before.serial - 1, payment: {} as never });
  expect(run.state).toEqual(before);
});

test('a late callback of an earlier attempt makes the page ask', () => {
  const run = new MachineRun().launched().outcome('cancelled');
  run.unpaidUntil('ready');
  run.tap().params('A2').outcome('paid', 'A1');
  expect(run.state).toMatchObject({ phase: 'verifying', unknownAttempt: 'claimed' });
});

test('the machine is a function: the same state and event give the same, and the state is not changed', () => {
  const run = new MachineRun().launched();
  const frozen = JSON.stringify(run.state);
  const event: CheckoutEvent = { type: 'outcome', attempt: 'A1', outcome: 'paid', now: 5 };
  expect(transition(run.state, event)).toEqual(transition(run.state, event));
  expect(JSON.stringify(run.state)).toBe(frozen);
});
