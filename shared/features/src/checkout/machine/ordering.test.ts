import { MachineRun, purchaseRecord, orderOf } from '../testing/machine-run';
import type { Phase } from './types';

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
    expect(run.state).toMatchObject({ phase: 'idle', problem: 'create-lost' });
    run.send({ type: 'tap', key: 'k2' });
    keys.push(run.state.clientKey);
    expect(keys).toEqual(['k1', 'k1', 'k1', 'k1', 'k1']);
  });

  test('the server refuses to make the order: its words, and the tap is free again', () => {
    const run = new MachineRun().open().tap();
    run.send({ type: 'create-refused', isClosed: false, words: '已售罄' });
    expect(run.state).toMatchObject({ phase: 'idle', problem: 'refused', words: '已售罄' });
    expect(run.tap().did('create')).toBeDefined();
  });

  test('an order that the server has closed is followed by one with a new key, after it was asked about', () => {
    const run = new MachineRun().open(purchaseRecord()).answer({ status: 'closed' });
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
    expect(effects.map((effect) => effect.do)).toEqual(['save', 'open', 'wait']);
    expect(effects[0]).toMatchObject({ record: { orderNo: 'O1', attempt: 'A1', unknownAttempt: 'open' } });
  });

  test('no parameters arrive: nothing could be paid, and the first "unpaid" leads back', () => {
    const run = new MachineRun().open().tap().created();
    run.send({ type: 'launch-failed', id: run.state.serial, isRefused: false, words: '' });
    expect(run.state).toMatchObject({ phase: 'verifying', problem: 'launch-lost' });
    expect(run.answer().state.phase).toBe('ready');
  });

  test('parameters that arrive after the lease was lost open nothing', () => {
    const run = new MachineRun().open().tap().created().send({ type: 'lease', isHeld: false });
    expect(run.params().did('open')).toBeUndefined();
    expect(run.state.phase).toBe('verifying');
  });

  test('the shell has no bridge: an error, and no other channel', () => {
    const run = new MachineRun('shell').launched().outcome('no-bridge').answer();
    expect(run.state).toMatchObject({ phase: 'ready', problem: 'no-bridge', channel: 'shell' });
  });

  test('the messenger does not know the address: reload once, then say so', () => {
    const run = new MachineRun().launched().outcome('unregistered');
    expect(run.did('reload')).toBeDefined();
    expect(run.saved()).toMatchObject({ hasReloaded: true, unknownAttempt: 'none' });
    const after = new MachineRun()
      .open(run.saved())
      .answer()
      .tap()
      .params('A2')
      .outcome('unregistered', 'A2');
    expect(after.did('reload')).toBeUndefined();
    expect(after.answer().state).toMatchObject({ phase: 'ready', problem: 'unregistered' });
  });

  test('another channel for one order asks for a new attempt, which closes the earlier one', () => {
    const run = new MachineRun('browser')
      .open(purchaseRecord({ phase: 'ready', unknownAttempt: 'none' }))
      .answer();
    expect(run.tap().did('launch')).toMatchObject({ orderNo: 'O1', channel: 'browser' });
    expect(run.saved()).toMatchObject({ attempt: '', channel: 'browser' });
  });
});

describe('the goods cost less than the unpaid order', () => {
  const cheaper = (run = new MachineRun().open().tap().created().params().outcome('cancelled')) => {
    run.unpaidUntil('ready');
    return run.send({ type: 'price', amount: 90000 });
  };

  test('a tap asks once more, then orders anew at the lower price with a key of its own', () => {
    const run = cheaper().send({ type: 'tap', key: 'k2' });
    expect(run.did('ask')).toBeDefined();
    expect(run.answer().did('create')).toMatchObject({ clientKey: 'k2', amount: 90000 });
    run.created({ order_no: 'O2', amount: '900.00' });
    expect(run.did('launch')).toMatchObject({ orderNo: 'O2' });
  });

  test('an order that was paid meanwhile is paid, and none is made', () => {
    const run = cheaper().send({ type: 'tap', key: 'k2' }).answer({ status: 'paid' });
    expect(run.state.phase).toBe('paid');
  });

  test('a server that insists on its price is paid only after the learner agrees', () => {
    const run = cheaper().send({ type: 'tap', key: 'k2' }).answer().created();
    expect(run.state).toMatchObject({ phase: 'ready', isChanged: true, insisted: 99800 });
    expect(run.send({ type: 'tap', key: 'k3' }).effects).toEqual([]);
    expect(run.send({ type: 'accept' }).did('launch')).toMatchObject({ orderNo: 'O1' });
  });

  test('an order from before a rise keeps its price', () => {
    const run = cheaper().send({ type: 'price', amount: 100000 }).send({ type: 'tap', key: 'k2' });
    expect(run.did('launch')).toMatchObject({ orderNo: 'O1' });
  });
});
