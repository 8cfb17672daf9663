import { amountOf, codes, REFUSED } from '@suite/api';
import { isCallError } from '@suite/kernel';
import type { Effect } from '../machine/types';
import { askOrder, isOrder } from './ask-order';
import type { Sent, CheckoutDeps } from './types';

type Send = (sent: Sent) => void;

/** A question without an answer by then is asked again; the network may still answer the first. */
const QUESTION_LIMIT = 8000;

/** Words of a refusal; undefined when no answer came, so that the server may have done it. */
function refusalWords(error: unknown): string | undefined {
  if (isCallError(error, 'silent')) return error.message || REFUSED;
  // The learner has seen a message already, or is being sent to the login.
  return isCallError(error, 'shown') || isCallError(error, 'login') ? '' : undefined;
}

const codeOf = (error: unknown) => Number((error as { code?: unknown } | undefined)?.code);

/** Sends what an answer means, once; undefined, an error or a long wait mean that there was none. */
function within({ clock }: CheckoutDeps, id: number, meaning: Promise<Sent | undefined>, send: Send) {
  const noAnswer: Sent = { type: 'no-answer', id };
  const stop = clock.after(QUESTION_LIMIT, () => send(noAnswer));
  const end = (sent: Sent = noAnswer) => {
    stop();
    send(sent);
  };
  meaning.then(end, () => end());
}

async function look({ id }: Effect & { do: 'look' }, { calls }: CheckoutDeps): Promise<Sent | undefined> {
  const order = await calls.pending();
  return order === null || isOrder(order) ? { type: 'found', id, order } : undefined;
}

async function ask(
  { id, orderNo }: Effect & { do: 'ask' },
  { calls }: CheckoutDeps,
): Promise<Sent | undefined> {
  const order = await askOrder(orderNo, calls.query);
  return order === 'missing' ? { type: 'missing', id } : order && { type: 'answer', id, order };
}

async function create(params: { client_key: string; amount: string }, deps: CheckoutDeps, send: Send) {
  try {
    const order = await deps.calls.create(params);
    send(isOrder(order) ? { type: 'created', order } : { type: 'create-lost' });
  } catch (error) {
    const words = refusalWords(error);
    if (words === undefined) return send({ type: 'create-lost' });
    send({ type: 'create-refused', isClosed: codeOf(error) === codes.ORDER_CLOSED, words });
    deps.onRefused();
  }
}

async function launch({ id, orderNo, channel }: Effect & { do: 'launch' }, deps: CheckoutDeps, send: Send) {
  const address = channel === 'browser' ? { return_url: deps.returnUrl(orderNo) } : {};
  try {
    const payment = await deps.calls.payment({ order_no: orderNo, channel, ...address });
    const lost = { type: 'launch-failed', id, isRefused: false, words: '' } as const;
    send((payment as typeof payment | null)?.attempt_no ? { type: 'params', id, payment } : lost);
  } catch (error) {
    const words = refusalWords(error);
    const isPaid = codeOf(error) === codes.ALREADY_BOUGHT;
    send({ type: 'launch-failed', id, isRefused: words !== undefined, words: words ?? '', isPaid });
  }
}

/** Does what the machine says, and sends what becomes of it. */
export function runEffect(effect: Exclude<Effect, { do: 'wait' }>, deps: CheckoutDeps, send: Send): void {
  const { record } = deps;
  switch (effect.do) {
    case 'save':
      if (effect.record) record.save(effect.record);
      else record.remove();
      return;
    case 'hush':
      return deps.hush();
    case 'create':
      return void create({ client_key: effect.clientKey, amount: amountOf(effect.amount) }, deps, send);
    case 'look':
      return within(deps, effect.id, look(effect, deps), send);
    case 'ask':
      return within(deps, effect.id, ask(effect, deps), send);
    case 'launch':
      return void launch(effect, deps, send);
    case 'open': {
      const { attempt_no: attempt } = effect.payment;
      return void deps.openChannel(effect.payment).then(
        (outcome) => outcome && send({ type: 'outcome', attempt, outcome }),
        (error) => {
          deps.report(error);
          send({ type: 'outcome', attempt, outcome: 'unknown' });
        },
      );
    }
    case 'reload':
      return deps.reload();
    case 'paid': {
      deps.onPaid(effect.order);
      // The learner has been told: the next purchase of these goods begins anew.
      if (record.read()?.orderNo === effect.order.order_no) record.remove();
    }
  }
}
