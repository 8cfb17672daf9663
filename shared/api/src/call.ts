import { platform, type HttpRequest } from '@suite/kernel';
import { BAD_PARAMS, NOT_FOUND, RULE } from './codes';
import { mendedList, mendedObject } from './mend';

/** How a call differs from the others. */
type CallOptions = Pick<HttpRequest, 'handles' | 'quiet' | 'withoutToken'>;

/** A declared call: send it with `call(params)`, or read it in a page through `queryOf`. */
export interface Call<Params, Data> {
  /** A quiet read shows no message if it fails: nobody has asked for it. */
  (params: Params, signal?: AbortSignal, isQuiet?: true): Promise<Data>;
  readonly method: 'GET' | 'POST';
  /** Path without the `/api` base. */
  readonly path: string;
}

/** What `get` and `post` answer with: an object, or null. A list has a declaration of its own. */
type Answer = (object & { length?: never }) | null;

function declare<Params extends object | void, Data>(
  method: 'GET' | 'POST',
  path: string,
  fields: string,
  options?: CallOptions,
  mend: (data: unknown, fields: string) => unknown = mendedObject,
): Call<Params, Data> {
  // A page says in its own place that what it reads does not exist, is not open yet, or that its address is wrong.
  const handles =
    method === 'GET' ? [NOT_FOUND, BAD_PARAMS, RULE, ...(options?.handles ?? [])] : options?.handles;
  const send = async (params: Params, signal?: AbortSignal, isQuiet?: true) => {
    const quiet = isQuiet ?? options?.quiet;
    const request = { ...options, quiet, handles, method, path, params: params ?? undefined, signal };
    return mend(await platform().http.request(request), fields) as Data;
  };
  return Object.assign(send, { method, path });
}

/** Declares a read whose answer is an object; `fields` are those that `mend.ts` makes well-formed. */
export const get = <Params extends object | void, Data extends Answer>(
  path: string,
  fields = '',
  options?: CallOptions,
) => declare<Params, Data>('GET', path, fields, options);

/** Declares a read whose answer is a list. */
export const getList = <Params extends object | void, Item>(path: string, fields = '') =>
  declare<Params, Item[]>('GET', path, fields, undefined, mendedList);

/** Declares a write; null when its answer says no more than that it was done. */
export const post = <Params extends object | void, Data extends Answer>(
  path: string,
  fields = '',
  options?: CallOptions,
) => declare<Params, Data>('POST', path, fields, options);

/** A call as TanStack Query's options: the same call with the same parameters is sent once. */
export function queryOf<Params, Data>(call: Call<Params, Data>, params: Params) {
  return {
    queryKey: [call.path, params] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(params, signal),
  };
}
