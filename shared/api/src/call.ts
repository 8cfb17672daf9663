import { platform } from '@suite/kernel';

/** A declared call: send it with `call(params)`, or read it in a page through `queryOf`. */
export interface Call<Params, Data> {
  (params: Params, signal?: AbortSignal): Promise<Data>;
  readonly method: 'GET' | 'POST';
  /** Path without the `/api` base. */
  readonly path: string;
}

function declare<Params extends object | void, Data>(
  method: 'GET' | 'POST',
  path: string,
): Call<Params, Data> {
  const send = (params: Params, signal?: AbortSignal) =>
    platform().http.request<Data>({ method, path, params: params ?? undefined, signal });
  return Object.assign(send, { method, path });
}

/** Declares a read. */
export const get = <Params extends object | void, Data>(path: string) => declare<Params, Data>('GET', path);

/** Declares a write. */
export const post = <Params extends object | void, Data>(path: string) => declare<Params, Data>('POST', path);

/** A call as TanStack Query's options: the same call with the same parameters is sent once. */
export function queryOf<Params, Data>(call: Call<Params, Data>, params: Params) {
  return {
    queryKey: [call.path, params] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(params, signal),
  };
}
