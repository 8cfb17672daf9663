import type { CallErrorKind, Context } from '@suite/kernel';

/** What is to be done with an answer of the provider. */
export type Verdict =
  | { outcome: 'data'; data: unknown }
  | {
      outcome: 'reject';
      kind: CallErrorKind;
      code: number;
      message: string;
      show: boolean;
      redirect: boolean;
    };

const success = [10000, 200];
const loginAgain = [10003, 10013, 12002, 10500, 10501, 10014, 10502];
const leftToTheScreen = [
  10914, 10915, 20026, 20029, 20030, 20031, 20034, 20035, 100016, 100018, 100019, 100020, 100021, 100023,
  400005,
];

/** On these addresses 20000 is a success. */
const successWith20000 = ['/passport/front/data', '/financial/invoice/redInvoiceV2'];

const pathOf = (url: string) => (url.split(/[?#]/)[0] as string).replace(/^\/api(?=\/)/, '').toLowerCase();

function codeOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const code = value === '' ? NaN : Number(value);
  return Number.isInteger(code) ? code : undefined;
}

const textOf = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** The error catalogue: what an envelope means, at this address and in this context. */
export function readEnvelope(
  body: unknown,
  url: string,
  context: Context,
  handled: readonly number[] = [],
): Verdict {
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const code = codeOf(envelope.code);
  const message = textOf(envelope.msg, envelope.message);
  const reject = (kind: CallErrorKind, { show = false, redirect = false } = {}): Verdict => ({
    outcome: 'reject',
    kind,
    code: code ?? 0,
    message,
    show: show && message !== '',
    redirect,
  });

  if (code === undefined) return reject('service');
  const special = code === 20000 && successWith20000.some((path) => path.toLowerCase() === pathOf(url));
  if (success.includes(code) || special) return { outcome: 'data', data: envelope.data };
  if (code === 20005)
    return context === 'shell' ? reject('login', { show: true }) : reject('login', { redirect: true });
  if (loginAgain.includes(code)) return reject('login');
  if (code === 20000) return reject('login', { show: true });
  if (leftToTheScreen.includes(code) || handled.includes(code)) return reject('silent');
  return reject('shown', { show: true });
}
