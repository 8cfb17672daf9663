import { MachineRun, keptOrder, orderOf } from '../testing/machine-run';
import { canPay } from './learner';
import type { CheckoutEvent, Phase } from './types';

describe('one tap, one order', () => {
  test('a double tap orders once, and launches once', () => {
    const run = new MachineRun().open().tap();
    expect(run.did('create')).toMatchObject({ clientKey: 'k1', amount: 99800 });
    expect(run.tap().effects).toEqual([]);
    expect(run.created().did('launch')).toMatchObject({ orderNo: 'O1', channel: 'messenger' });
    expect(run.tap().effects).toEqual([]);
  });

  test.each<Phase>(['creating', 'launched', 'verifying', 'paid', 'unknown', 'closed'])(
    'only idle and ready accept a tap: %s does not',
    (phase) => {
      const run = new MachineRun();
      run.state = { ...run.state, phase, orderNo: 'O1' };
      expect(run.tap().effects).toEqual([]);
      expect(run.state.phase).toBe(phase);
    },
  );

  test('creating times out: the pending order is looked for, and used when there is one', () => {
    const run = new MachineRun().open().tap().send({ type: 'create-lost' });
    expect(run.did('look')).toBeDefined();
    run.send({ type: 'found', id: run.state.serial, order: orderOf() });
    expect(run.did('launch')).toBeDefined();
  });

  test('creating fails and there is no order: the same client key again, never a new one', () => {
    const run = new MachineRun().open().tap();
    const keys: unknown[] = [run.state.clientKey];
    for (let turn = 0; turn < 4; turn++) {
      run.send({ type: 'create-lost' }).send({ type: 'found', id: run.state.serial, order: null });
      const create = run.did('create');
      if (create?.do === 'create') keys.push(create.clientKey);
    }
    expect(run.state).toMatchObject({ phase: 'idle', trouble: 'create-lost' });
    run.send({ type: 'tap', key: 'k2' });
    keys.push(run.state.clientKey);
    expect(keys).toEqual(['k1', 'k1', 'k1', 'k1', 'k1']);
  });

  test('the provider refuses to make the order: its words, and the tap is free again', () => {
    const run = new MachineRun().open().tap();
    run.send({ type: 'create-refused', isClosed: false, words: '已售罄' });
    expect(run.state).toMatchObject({ phase: 'idle', trouble: 'refused', words: '已售罄' });
    expect(run.tap().did('create')).toBeDefined();
  });

  test('an order that the provider has closed is followed by one with a new key, after it was asked about', () => {
    const run = new MachineRun().open(keptOrder()).answer({ status: 'closed' });
    expect(run.state.phase).toBe('closed');
    run.send({ type: 'again', key: 'k2' });
    expect(run.did('ask')).toBeDefined();
    expect(run.answer({ status: 'closed' }).did('create')).toMatchObject({ clientKey: 'k2' });
  });
});

describe('launching', () => {
  test('every launch asks for fresh parameters of the same order', () => {
    const run = new MachineRun().launched().outcome('cancelled');
    run.unpaidUntil('ready');
    expect(run.tap().did('launch')).toMatchObject({ orderNo: 'O1' });
    expect(run.did('open')).toBeUndefined();
    expect(run.params('A2').did('open')).toMatchObject({ payment: { attempt_no: 'A2' } });
  });

  test('the attempt is kept on the device before the sheet is opened', () => {
    const { effects } = new MachineRun().launched();
    expect(effects.map((effect) => effect.do)).toEqual(['keep', 'open', 'wait']);
    expect(effects[0]).toMatchObject({ kept: { orderNo: 'O1', attempt: 'A1', doubt: 'open' } });
  });

  test('no parameters arrive: nothing could be paid, and the first "unpaid" leads back', () => {
    const run = new MachineRun().open().tap().created();
    run.send({ type: 'launch-failed', id: run.state.serial, isRefused: false, words: '' });
    expect(run.state).toMatchObject({ phase: 'verifying', trouble: 'launch-lost' });
    expect(run.answer().state.phase).toBe('ready');
  });

  test('parameters that arrive after the lease was lost open nothing', () => {
    const run = new MachineRun().open().tap().created().send({ type: 'lease', isHeld: false });
    expect(run.params().did('open')).toBeUndefined();
    expect(run.state.phase).toBe('verifying');
  });

  test('the shell has no bridge: an error, and no other channel', () => {
    const run = new MachineRun('shell').launched().outcome('no-bridge').answer();
    expect(run.state).toMatchObject({ phase: 'ready', trouble: 'no-bridge', channel: 'shell' });
  });

  test('the messenger does not know the address: reload once, then say so', () => {
    const run = new MachineRun().launched().outcome('unregistered');
    expect(run.did('reload')).toBeDefined();
    expect(run.kept()).toMatchObject({ hasReloaded: true, doubt: 'none' });
    const after = new MachineRun().open(run.kept()).answer().tap().params('A2').outcome('unregistered', 'A2');
    expect(after.did('reload')).toBeUndefined();
    expect(after.answer().state).toMatchObject({ phase: 'ready', trouble: 'unregistered' });
  });

  test('another channel for one order asks for a new attempt, which closes the earlier one', () => {
    const run = new MachineRun('browser').open(keptOrder({ phase: 'ready', doubt: 'none' })).answer();
    expect(run.tap().did('launch')).toMatchObject({ orderNo: 'O1', channel: 'browser' });
    expect(run.kept()).toMatchObject({ attempt: '', channel: 'browser' });
  });
});

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
      run.silence();
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

  test('a cancel that comes after the payment is found out', () => {
    const run = new MachineRun().launched().outcome('cancelled').answer();
    run.tick();
    expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('a cancel after an "ok" does not take the doubt back', () => {
    const run = new MachineRun().launched().outcome('paid').outcome('cancelled');
    for (let turn = 0; turn < 4; turn++) {
      run.answer();
      run.tick();
    }
    expect(run.state.phase).toBe('verifying');
  });

  test('an attempt that the provider has closed is in doubt no longer', () => {
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
    const run = new MachineRun().open(keptOrder({ phase: 'ready', doubt: 'none' }));
    const before = run.state.serial;
    run.answer().tap().params('A2').outcome('paid', 'A2');
    run.send({ type: 'answer', id: before, order: orderOf() });
    expect(run.state.phase).toBe('verifying');
  });
});

describe('paid', () => {
  test.each<[string, (run: MachineRun) => MachineRun]>([
    ['a late callback', (run) => run.outcome('cancelled')],
    ['an old "unpaid"', (run) => run.answer()],
    ['a tap', (run) => run.tap()],
    ['the page seen again', (run) => run.send({ type: 'resume' })],
    ['another tab', (run) => run.open(keptOrder())],
    ['a refund', (run) => run.answer({ status: 'refunded' })],
    ['继续支付', (run) => run.send({ type: 'again', key: 'k2' })],
  ])('nothing leaves paid: %s', (_, happen) => {
    const run = new MachineRun().launched().outcome('paid').answer({ status: 'paid' });
    expect(run.did('paid')).toBeDefined();
    expect(run.kept()).toMatchObject({ phase: 'paid' });
    expect(happen(run).state.phase).toBe('paid');
    expect(run.did('paid')).toBeUndefined();
  });

  test('paid late: a closed order that turns out to be paid is paid', () => {
    const run = new MachineRun().open(keptOrder()).answer({ status: 'closed' });
    run.tick();
    expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('paid late is told at the next visit', () => {
    const run = new MachineRun().open(keptOrder({ phase: 'closed' })).answer({ status: 'paid' });
    expect(run.did('paid')).toBeDefined();
  });

  test('only the provider says paid: no callback does', () => {
    expect(new MachineRun().launched().outcome('paid').state.phase).toBe('verifying');
  });
});

describe('leaving and coming back', () => {
  test('back from the cashier: 已完成支付 and 继续支付, and asking may only promote', () => {
    const run = new MachineRun('browser').open(keptOrder({ channel: 'browser' }));
    expect(run.state).toMatchObject({ phase: 'launched', isBack: true });
    run.answer();
    expect(run.state).toMatchObject({ phase: 'launched', isBack: true });
    run.tick();
    expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('已完成支付 asks until there is a verdict', () => {
    const run = new MachineRun('browser').open(keptOrder({ channel: 'browser' })).send({ type: 'claim' });
    expect(run.state.phase).toBe('verifying');
    run.unpaidUntil('unknown');
    expect(run.state.phase).toBe('unknown');
  });

  test('继续支付 asks first, and pays the same order', () => {
    const run = new MachineRun('browser').open(keptOrder({ channel: 'browser' }));
    run.send({ type: 'again', key: 'k2' });
    expect(run.did('launch')).toBeUndefined();
    expect(run.answer().did('launch')).toMatchObject({ orderNo: 'O1' });
    const paid = new MachineRun('browser').open(keptOrder({ channel: 'browser' }));
    expect(paid.send({ type: 'again', key: 'k2' }).answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('still visible 3 s after leaving for the cashier: its address is offered', () => {
    const run = new MachineRun('browser').launched();
    expect(run.state.isBack).toBe(false);
    expect(run.tick()).toBe(3000);
    expect(run.state).toMatchObject({ isBack: true, payUrl: 'https://cashier.test/O1' });
  });

  test.each<Phase>(['ready', 'launched', 'verifying'])(
    'the page seen again in %s: it asks before any button',
    (phase) => {
      const run = new MachineRun().launched();
      run.state = { ...run.state, phase };
      run.send({ type: 'resume' });
      expect(run.effects.map((effect) => effect.do)).toEqual(expect.arrayContaining(['hush', 'ask']));
      expect(run.state.phase).toBe('verifying');
      expect(canPay(run.state, run.now)).toBe(false);
    },
  );

  test.each<Phase>(['ready', 'launched', 'verifying', 'unknown', 'paid', 'closed'])(
    'a reload in %s verifies before any button',
    (phase) => {
      const run = new MachineRun().open(keptOrder({ phase }));
      expect(run.state.phase).toBe('verifying');
      expect(run.did('ask')).toMatchObject({ orderNo: 'O1' });
    },
  );

  test('a reload while the order was being made looks for it, and keeps the key', () => {
    const run = new MachineRun().open(
      keptOrder({ phase: 'creating', orderNo: '', attempt: '', doubt: 'none' }),
    );
    expect(run.did('look')).toBeDefined();
    run.send({ type: 'found', id: run.state.serial, order: null });
    expect(run.send({ type: 'tap', key: 'k2' }).did('create')).toMatchObject({ clientKey: 'k1' });
  });

  test('an unpaid order of another device is verified, not made anew', () => {
    const run = new MachineRun().open(null, orderOf());
    expect(run.state).toMatchObject({ phase: 'verifying', orderNo: 'O1' });
    expect(run.answer().tap().did('launch')).toBeDefined();
  });

  test('the mark of the cashier is enough to offer the choice when the device has forgotten the order', () => {
    const run = new MachineRun('browser').open(null, orderOf(), true);
    expect(run.state).toMatchObject({ phase: 'launched', isBack: true });
  });
});

describe('the pay button', () => {
  test('it is enabled for 10 s after "unpaid"; then a tap asks first', () => {
    const run = new MachineRun().open(keptOrder({ phase: 'ready', doubt: 'none' })).answer();
    expect(canPay(run.state, run.now + 10_000)).toBe(true);
    expect(canPay(run.state, run.now + 10_001)).toBe(false);
    run.tick();
    expect(canPay(run.state, run.now)).toBe(false);
    expect(run.tap().did('launch')).toBeUndefined();
    expect(run.answer().did('launch')).toBeDefined();
  });

  test('without the lease there is no payment, and a tap says where it goes on', () => {
    const run = new MachineRun().open(keptOrder({ phase: 'ready', doubt: 'none' }));
    run.send({ type: 'lease', isHeld: false }).answer();
    expect(canPay(run.state, run.now)).toBe(false);
    expect(run.tap().state).toMatchObject({ phase: 'ready', trouble: 'elsewhere' });
    expect(run.did('keep')).toBeUndefined();
  });

  test('the amount differs from what was shown: the learner is asked before it is paid', () => {
    const run = new MachineRun().open().tap().created({ amount: '1000.00' });
    expect(run.state).toMatchObject({ phase: 'ready', isChanged: true });
    expect(run.tap().did('launch')).toBeUndefined();
    run.send({ type: 'accept' });
    expect(run.did('launch')).toBeDefined();
    expect(run.kept()).toMatchObject({ amount: 100000 });
  });

  test('a clock that was set back gives no fresh "unpaid"', () => {
    const run = new MachineRun().open(keptOrder({ phase: 'ready', doubt: 'none' })).answer();
    expect(canPay(run.state, run.now - 1)).toBe(false);
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
  expect(run.state).toMatchObject({ phase: 'verifying', doubt: 'claimed' });
});

test('the machine is a function: the same state and event give the same, and the state is not changed', () => {
  const run = new MachineRun().launched();
  const frozen = JSON.stringify(run.state);
  const event: CheckoutEvent = { type: 'outcome', attempt: 'A1', outcome: 'paid', now: 5 };
  const { step } = jest.requireActual<typeof import('./machine')>('./machine');
  expect(step(run.state, event)).toEqual(step(run.state, event));
  expect(JSON.stringify(run.state)).toBe(frozen);
});
