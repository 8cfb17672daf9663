import type { Fen, Order } from '@suite/api';
import { createStore } from '@suite/kernel';
import { RENEWAL } from '../../sending';
import { isSame, transition } from '../machine/machine';
import { initialState, recordOf } from '../machine/state';
import type { CheckoutEvent } from '../machine/types';
import { runEffect } from './run-effect';
import type { Sent, CheckoutDeps } from './types';

/** Runs a purchase in its surroundings. */
export function createCheckout(shown: Fen, deps: CheckoutDeps) {
  const { record, lease, trace, clock, newKey, returnedOrder, isVisible } = deps;
  const { getState, setState, subscribe } = createStore(() => initialState(shown, deps.here));
  let pending: Order | null = null;
  let isRunning = false;
  const stops: (() => void)[] = [];
  let stopTimer = () => undefined as void;

  function send(sent: Sent): void {
    if (!isRunning) return;
    const event = { ...sent, now: clock.now() } as CheckoutEvent;
    const { state, effects } = transition(getState(), event);
    trace.add(event, state);
    setState(state, true);
    for (const effect of effects) {
      if (effect.do === 'wait') {
        stopTimer();
        stopTimer = clock.after(effect.ms, () => send({ type: 'tick', id: effect.id }));
      } else runEffect(effect, deps, sendWithLease);
    }
  }

  function open() {
    const isReturn = pending !== null && returnedOrder() === pending.order_no;
    send({ type: 'open', record: record.read(), pending, isReturn });
  }

  /**
   * A tab that gets the lease goes on with what the other tab has left. One that slept until its lease was over has it
   * again without having heard of the other tab, so that the record decides.
   */
  function renewLease() {
    const now = clock.now();
    const wasHeld = lease.isHeld(now);
    const isHeld = isVisible() ? lease.take(now) : wasHeld;
    const { isLeased } = getState();
    if (isHeld !== isLeased) send({ type: 'lease', isHeld });
    if (isHeld && !(isLeased && (wasHeld || isSame(record.read(), recordOf(getState()))))) open();
  }

  /** A tap or an answer may lead to a payment: another tab must not have taken the lease meanwhile. */
  function sendWithLease(sent: Sent) {
    if (isRunning) renewLease();
    send(sent);
  }

  function keepLease() {
    if (isVisible()) renewLease();
    stops[0] = clock.after(RENEWAL, keepLease);
  }

  return {
    state: getState,
    subscribe,
    /** Opens the purchase: the order of its record is asked about before there is a button. */
    start(known: Order | null) {
      pending = known;
      isRunning = true;
      setState({ isLeased: lease.take(clock.now()) });
      stops.push(
        clock.after(RENEWAL, keepLease),
        lease.watch(renewLease),
        record.watch(
          (saved) => getState().isLeased || send({ type: 'open', record: saved, pending, isReturn: false }),
        ),
      );
      open();
    },
    /** The page is left. */
    stop() {
      isRunning = false;
      stopTimer();
      stops.splice(0).forEach((stop) => stop());
      lease.release();
    },
    /** The page is seen again. */
    resume: () => sendWithLease({ type: 'resume' }),
    /** The page goes away, perhaps into the browser's cache: another tab may pay now. */
    leave: lease.release,
    pay: () => sendWithLease({ type: 'tap', key: newKey() }),
    payAgain: () => sendWithLease({ type: getState().phase === 'ready' ? 'tap' : 'again', key: newKey() }),
    paidAlready: () => send({ type: 'claim' }),
    accept: () => sendWithLease({ type: 'accept' }),
    setPrice: (amount: Fen) => send({ type: 'price', amount }),
    trace: trace.text,
  };
}

/** A running purchase: the machine with its storage, its lease, its calls and its timers. */
export type Checkout = ReturnType<typeof createCheckout>;
