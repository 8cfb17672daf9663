import { MachineRun, PRICE, purchaseRecord, orderOf } from '../testing/machine-run';
import { canPay } from './learner';
import type { Phase } from './types';

describe('leaving and coming back', () => {
  test('back from the cashier: 已完成支付 and 继续支付, and asking may only promote', () => {
    const run = new MachineRun('browser').open(purchaseRecord({ channel: 'browser' }));
    expect(run.state).toMatchObject({ phase: 'launched', isBack: true });
    run.answer();
    expect(run.state).toMatchObject({ phase: 'launched', isBack: true });
    run.tick();
    expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
  });

  test('已完成支付 asks until there is a verdict', () => {
    const run = new MachineRun('browser')
      .open(purchaseRecord({ channel: 'browser' }))
      .send({ type: 'claim' });
    expect(run.state.phase).toBe('verifying');
    run.unpaidUntil('unknown');
    expect(run.state.phase).toBe('unknown');
  });

  test('继续支付 asks first, and pays the same order', () => {
    const run = new MachineRun('browser').open(purchaseRecord({ channel: 'browser' }));
    run.send({ type: 'again', key: 'k2' });
    expect(run.did('launch')).toBeUndefined();
    expect(run.answer().did('launch')).toMatchObject({ orderNo: 'O1' });
    const paid = new MachineRun('browser').open(purchaseRecord({ channel: 'browser' }));
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
      const run = new MachineRun().open(purchaseRecord({ phase }));
      expect(run.state.phase).toBe('verifying');
      expect(run.did('ask')).toMatchObject({ orderNo: 'O1' });
    },
  );

  test('a page that died under an open sheet: three "unpaid" within 4 s lead back to ready, and a tap to a new attempt', () => {
    const run = new MachineRun().open(purchaseRecord());
    run.answer();
    run.tick();
    run.answer();
    expect(run.state.phase).toBe('verifying');
    run.tick();
    expect(run.answer().state.phase).toBe('ready');
    expect(run.now).toBeLessThanOrEqual(4000);
    expect(run.tap().did('launch')).toMatchObject({ orderNo: 'O1' });
  });

  test('a page that died while it asked about an open sheet leads back as soon', () => {
    const run = new MachineRun().open(purchaseRecord({ phase: 'unknown', channel: 'shell' }));
    expect(run.unpaidUntil('ready')).toEqual([1000, 2000]);
  });

  test.each(['messenger', 'browser'] as const)(
    'what the learner or the sheet (%s) has called paid stays unknown in the next page',
    (channel) => {
      const unknownAttempt = channel === 'browser' ? 'open' : 'claimed';
      const run = new MachineRun(channel).open(
        purchaseRecord({ phase: 'verifying', channel, unknownAttempt }),
      );
      run.unpaidUntil('unknown');
      expect(run.state.phase).toBe('unknown');
    },
  );

  test('a reload while the order was being made looks for it, and keeps the key', () => {
    const run = new MachineRun().open(
      purchaseRecord({ phase: 'creating', orderNo: '', attempt: '', unknownAttempt: 'none' }),
    );
    expect(run.did('look')).toBeDefined();
    run.send({ type: 'found', id: run.state.serial, order: null });
    expect(run.send({ type: 'tap', key: 'k2' }).did('create')).toMatchObject({ clientKey: 'k1' });
  });

  test('an unpaid order of another device is verified, not made anew', () => {
    const run = new MachineRun().open(undefined, orderOf());
    expect(run.state).toMatchObject({ phase: 'verifying', orderNo: 'O1' });
    expect(run.answer().tap().did('launch')).toBeDefined();
  });

  test.each([
    ['none', 'look'],
    ['claimed', 'wait'],
  ] as const)(
    'a kept order that is closed gives way to the unpaid one of another device, unless it may be paid (unknownAttempt: %s)',
    (unknownAttempt, does) => {
      const record = purchaseRecord({ phase: 'ready', unknownAttempt });
      const run = new MachineRun().open(record, orderOf({ order_no: 'O2' }));
      expect(run.did('ask')).toMatchObject({ orderNo: 'O1' });
      expect(run.answer({ status: 'closed' }).did(does)).toBeDefined();
    },
  );

  test('the mark of the cashier is enough to offer the choice when the device has forgotten the order', () => {
    const run = new MachineRun('browser').open(undefined, orderOf(), true);
    expect(run.state).toMatchObject({ phase: 'launched', isBack: true });
  });
});

describe('the pay button', () => {
  test('it is enabled for 10 s after "unpaid"; then a tap asks first', () => {
    const run = new MachineRun().open(purchaseRecord({ phase: 'ready', unknownAttempt: 'none' })).answer();
    expect(canPay(run.state, run.now + 10_000)).toBe(true);
    expect(canPay(run.state, run.now + 10_001)).toBe(false);
    run.tick();
    expect(canPay(run.state, run.now)).toBe(false);
    expect(run.tap().did('launch')).toBeUndefined();
    expect(run.answer().did('launch')).toBeDefined();
  });

  test('without the lease there is no payment, and a tap says where it goes on', () => {
    const run = new MachineRun().open(purchaseRecord({ phase: 'ready', unknownAttempt: 'none' }));
    run.send({ type: 'lease', isHeld: false }).answer();
    expect(run.state.phase).toBe('ready');
    expect(run.did('save')).toBeUndefined();
    expect(canPay(run.state, run.now)).toBe(false);
    expect(run.tap().state).toMatchObject({ phase: 'ready', problem: 'elsewhere' });
    expect(run.did('save')).toBeUndefined();
  });

  test('a lease that is lost while the server is asked opens no payment', () => {
    const run = new MachineRun().open(purchaseRecord({ phase: 'ready', unknownAttempt: 'none' })).answer();
    run.tick();
    run.tap().send({ type: 'lease', isHeld: false }).answer();
    expect(run.state.phase).toBe('ready');
    expect(run.did('launch')).toBeUndefined();
  });

  test('without the lease a closed order is not followed by another', () => {
    const run = new MachineRun().open(purchaseRecord()).answer({ status: 'closed' });
    run.send({ type: 'lease', isHeld: false }).send({ type: 'again', key: 'k2' });
    expect(run.state).toMatchObject({ phase: 'closed', problem: 'elsewhere', nextKey: '' });
    expect(run.effects).toEqual([]);
  });

  test('the amount differs from what was shown: the learner is asked before it is paid', () => {
    const run = new MachineRun().open().tap().created({ amount: '1000.00' });
    expect(run.state).toMatchObject({ phase: 'ready', isChanged: true });
    expect(run.tap().did('launch')).toBeUndefined();
    run.send({ type: 'accept' });
    expect(run.did('launch')).toBeDefined();
    expect(run.saved()).toMatchObject({ amount: 100000 });
  });

  test('a price that changes after the tap on 重新下单 is asked about before it is paid', () => {
    const run = new MachineRun().open(purchaseRecord()).answer({ status: 'closed' });
    run.send({ type: 'again', key: 'k2' }).send({ type: 'price', amount: 110000 });
    run.answer({ status: 'closed' });
    expect(run.did('create')).toMatchObject({ clientKey: 'k2', amount: PRICE });
    run.created({ order_no: 'O2', amount: '1100.00' });
    expect(run.state).toMatchObject({ phase: 'ready', isChanged: true });
  });

  test('a clock that was set back gives no fresh "unpaid"', () => {
    const run = new MachineRun().open(purchaseRecord({ phase: 'ready', unknownAttempt: 'none' })).answer();
    expect(canPay(run.state, run.now - 1)).toBe(false);
  });
});

test('an order whose record another tab has removed is asked about, and not offered anew', () => {
  const run = new MachineRun().launched().outcome('cancelled');
  run.unpaidUntil('ready');
  run.open(undefined);
  expect(run.did('ask')).toMatchObject({ orderNo: 'O1' });
  expect(run.answer({ status: 'paid' }).state.phase).toBe('paid');
});
