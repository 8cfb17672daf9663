import { amountOf, codes, REFUSED } from '@suite/api';
import { isCallError } from '@suite/kernel';
import type { Effect } from '../machine/types';
import type { Clock, Sent, Surroundings } from './types';

/** A question without an answer by then is asked again; the network may still answer the first. */
const QUESTION_LIMIT = 8000;

/** Words of a refusal; undefined when no answer came, so that the provider may have done it. */
function refusalWords(error: unknown): string | undefined {
  if (isCallError(error, 'silent')) return error.message || REFUSED;
  // The learner has seen a message already, or is being sent to the login.
  return isCallError(error, 'shown') || isCallError(error, 'login') ? '' : undefined;
}

const codeOf = (error: unknown) => Number((error as { code?: unknown } | undefined)?.code);

/** Answers once: with what was asked for, or with silence. */
function within<Data>(
  clock: Clock,
  asked: Promise<Data>,
  onData: (data: Data) => void,
  onSilence: () => void,
) {
  const stop = clock.after(QUESTION_LIMIT, onSilence);
  asked.then(
    (data) => {
      stop();
      onData(data);
    },
    () => {
      stop();
      onSilence();
    },
  );
}

async function create(
  params: { client_key: string; amount: string },
  around: Surroundings,
  send: (sent: Sent) => void,
) {
  try {
    send({ type: 'created', order: await around.calls.create(params) });
  } catch (error) {
    const words = refusalWords(error);
    if (words === undefined) return send({ type: 'create-lost' });
    send({ type: 'create-refused', isClosed: codeOf(error) === codes.ORDER_CLOSED, words });
    around.onRefused();
  }
}

async function launch(
  { id, orderNo, channel }: Effect & { do: 'launch' },
  around: Surroundings,
  send: (sent: Sent) => void,
) {
  const address = channel === 'browser' ? { return_url: around.returnUrl(orderNo) } : {};
  try {
    const payment = await around.calls.payment({ order_no: orderNo, channel, ...address });
    send({ type: 'params', id, payment });
  } catch (error) {
    const words = refusalWords(error);
    send({ type: 'launch-failed', id, isRefused: words !== undefined, words: words ?? '' });
  }
}

/** Does what the machine says, and sends what becomes of it. */
export function runEffect(
  effect: Exclude<Effect, { do: 'wait' }>,
  around: Surroundings,
  send: (sent: Sent) => void,
): void {
  const { calls, clock, record } = around;
  switch (effect.do) {
    case 'keep':
      return record.write(effect.kept);
    case 'hush':
      return around.hush();
    case 'create':
      return void create({ client_key: effect.clientKey, amount: amountOf(effect.amount) }, around, send);
    case 'look':
      return within(
        clock,
        calls.pending(),
        (order) => send({ type: 'found', id: effect.id, order }),
        () => send({ type: 'silence', id: effect.id }),
      );
    case 'ask':
      return within(
        clock,
        calls.query(effect.orderNo),
        (order) => send({ type: 'answer', id: effect.id, order }),
        () => send({ type: 'silence', id: effect.id }),
      );
    case 'launch':
      return void launch(effect, around, send);
    case 'open': {
      const { attempt_no: attempt } = effect.payment;
      return void around.openChannel(effect.payment).then(
        (outcome) => outcome && send({ type: 'outcome', attempt, outcome }),
        (error) => {
          around.report(error);
          send({ type: 'outcome', attempt, outcome: 'unknown' });
        },
      );
    }
    case 'reload':
      return around.reload();
    case 'paid': {
      around.onPaid(effect.order);
      // The learner has been told: the next purchase of these goods begins anew.
      if (record.read()?.orderNo === effect.order.order_no) record.write(null);
    }
  }
}
