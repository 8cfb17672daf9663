import { codes } from '@suite/api';
import type { CallErrorKind, Context, HttpRequest } from '@suite/kernel';

/** What to do with an answer of the provider. */
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

const success: number[] = [codes.SUCCESS, codes.OK];
const loginAgain: number[] = [
  codes.TOKEN_INVALID,
  codes.TOKEN_EXPIRED,
  codes.ACCOUNT_MISMATCH,
  codes.ACCOUNT_CLOSED,
  codes.ACCOUNT_MERGED,
  codes.ACCOUNT_LOCKED,
  codes.LOGGED_IN_ELSEWHERE,
];
const leftToTheScreen: number[] = [
  codes.PAPER_SUBMITTED,
  codes.PAPER_NOT_OPEN,
  codes.ANSWERS_CHANGED,
  codes.NOT_BOUGHT,
  codes.ALREADY_BOUGHT,
  codes.ORDER_CLOSED,
  codes.GOODS_EXCLUSIVE,
  codes.GOODS_UNAVAILABLE,
  codes.CLASS_FULL,
  codes.CONTRACT_SIGNED,
  codes.IDENTITY_NOT_VERIFIED,
  codes.IDENTITY_MISMATCH,
  codes.FACE_NOT_VERIFIED,
  codes.SMS_NOT_VERIFIED,
  codes.CONTRACT_NOT_READY,
  codes.ALREADY_DONE,
];

/** At these addresses LOGIN_WITH_WORDS is a success. */
const special = ['/passport/front/data', '/financial/invoice/redInvoiceV2'];

const pathOf = (url: string) => (url.split(/[?#]/)[0] as string).replace(/^\/api(?=\/)/, '').toLowerCase();

function codeOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const number = value === '' ? NaN : Number(value);
  return Number.isInteger(number) ? number : undefined;
}

const textOf = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** The error catalogue: what an envelope means, at this address and in this context. */
export function readEnvelope(
  body: unknown,
  url: string,
  context: Context,
  { handles = [], quiet = false }: Pick<HttpRequest, 'handles' | 'quiet'> = {},
): Verdict {
  const envelope = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const given = codeOf(envelope.code);
  const message = textOf(envelope.msg, envelope.message);
  const reject = (kind: CallErrorKind, { show = false, redirect = false } = {}): Verdict => ({
    outcome: 'reject',
    kind,
    code: given ?? 0,
    message,
    show: show && message !== '',
    redirect,
  });

  if (given === undefined) return reject('service');
  const isSpecial = special.some((path) => path.toLowerCase() === pathOf(url));
  if (success.includes(given) || (given === codes.LOGIN_WITH_WORDS && isSpecial))
    return { outcome: 'data', data: envelope.data };
  if (given === codes.LOGIN_REQUIRED)
    return context === 'shell' ? reject('login', { show: true }) : reject('login', { redirect: true });
  if (loginAgain.includes(given)) return reject('login');
  if (given === codes.LOGIN_WITH_WORDS) return reject('login', { show: true });
  if (!message || quiet || leftToTheScreen.includes(given) || handles.includes(given))
    return reject('silent');
  return reject('shown', { show: true });
}
