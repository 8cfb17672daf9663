import { codes } from '@suite/api';
import { CallError, noteServerTime, type Context, type Http, type HttpRequest } from '@suite/kernel';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { addressOf } from './address';
import { readEnvelope, type Verdict } from './envelope';
import { isNetworkFailure, withRetries } from './retries';

type Answer = Pick<AxiosResponse<unknown>, 'data' | 'status'> & Partial<Pick<AxiosResponse, 'headers'>>;

/** What the client needs of the rest of the host. */
export interface HttpParts {
  client: Pick<AxiosInstance, 'request'>;
  /** The answer to a read that the inline loader has sent already. */
  ahead?: (address: string, token: string) => Promise<Answer | undefined>;
  context: Context;
  token: () => string;
  /** Resolves when a call may go out with that token: the native app has said who is here, and nobody else has come. */
  ready: () => Promise<void>;
  show: (message: string) => void;
  /** The visitor must go to the provider's login. */
  toLogin: () => void;
  /** The visitor is no longer logged in. */
  loginLost: () => void;
  report: (error: unknown, details: Record<string, string | number>) => void;
}

const isCancelled = (error: unknown) => (error as { code?: string }).code === 'ERR_CANCELED';

/** The page was left while the call was under way: that is no failure to report. */
const isLeft = (error: unknown) => (error as { message?: string }).message === 'Request aborted';

/** What the learner meets after a refusal. In the shell LOGIN_REQUIRED is only shown: the native app has the login. */
function followRefusal(
  { kind, code, message, show, redirect }: Extract<Verdict, { outcome: 'reject' }>,
  parts: Pick<HttpParts, 'show' | 'toLogin' | 'loginLost'>,
): void {
  if (show) parts.show(message);
  if (redirect) parts.toLogin();
  else if (kind === 'login' && code !== codes.LOGIN_REQUIRED) parts.loginLost();
}

/** The client of the provider's API: it resolves to unwrapped data or rejects with a typed error of the catalogue. */
export function createHttp({
  client,
  ahead,
  context,
  token,
  ready,
  show,
  toLogin,
  loginLost,
  report,
}: HttpParts): Http {
  async function send({
    method,
    path,
    params,
    signal,
    withoutToken,
    token: other,
  }: HttpRequest): Promise<Answer> {
    const own = withoutToken ? '' : (other ?? token());
    const known = method === 'GET' ? await ahead?.(addressOf(path, params), own) : undefined;
    if (known) return known;
    return client.request({
      method,
      url: path,
      [method === 'GET' ? 'params' : 'data']: params,
      signal,
      headers: { token: own },
    });
  }

  function serviceFailure({ method, path }: HttpRequest, status: number, message: string): CallError {
    const failure = new CallError('service', 0, `${method} ${path}: ${message}`);
    report(failure, { method, status, url: path });
    return failure;
  }

  async function answerTo(request: HttpRequest): Promise<Answer> {
    try {
      // A write that got no answer may have been done: only reads are sent again.
      return await (request.method === 'GET' ? withRetries(() => send(request)) : send(request));
    } catch (error) {
      if (isCancelled(error)) throw error;
      if (isLeft(error))
        throw new CallError('service', 0, `${request.method} ${request.path}: the page was left`);
      const status = (error as { response?: { status?: number } }).response?.status ?? 0;
      throw serviceFailure(request, status, isNetworkFailure(error) ? 'network failure' : `status ${status}`);
    }
  }

  return {
    async request<Data>(request: HttpRequest): Promise<Data> {
      if (!request.withoutToken && request.token === undefined) await ready();
      const { data, status, headers } = await answerTo(request);
      const verdict = readEnvelope(data, request.path, context, request);
      if (verdict.outcome === 'data' || verdict.kind !== 'service') noteServerTime(headers?.date);
      if (verdict.outcome === 'data') return verdict.data as Data;
      if (verdict.kind === 'service') throw serviceFailure(request, status, 'no envelope');
      if (request.token === undefined) followRefusal(verdict, { show, toLogin, loginLost });
      throw new CallError(verdict.kind, verdict.code, verdict.message);
    },
  };
}
