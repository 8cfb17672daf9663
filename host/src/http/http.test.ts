import { client } from './http';

/** Stands in for the browser's requests; the test decides what becomes of each. */
class FakeRequest {
  static last: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly upload = {};
  onloadend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  opened?: unknown[];
  body?: unknown;
  status = 0;
  responseText = '';
  timeout = 0;
  withCredentials = false;
  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: unknown[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders = () => '';
  send(body?: unknown) {
    this.body = body ?? undefined;
  }
  abort() {}
  answer(text: string, status = 200) {
    Object.assign(this, { responseText: text, status });
    this.onloadend?.();
  }
}

beforeAll(() => {
  Object.defineProperty(window, 'XMLHttpRequest', { value: FakeRequest });
});

async function sent(request: Parameters<typeof client.request>[0]) {
  const answer = client.request(request);
  await new Promise((resolve) => setTimeout(resolve));
  return { answer, request: FakeRequest.last };
}

test('a read has its parameters in the address, a time limit and the cookies', async () => {
  const { answer, request } = await sent({
    method: 'GET',
    url: '/paper/info',
    params: { paper_id: 7, name: '张 三&', none: undefined, nil: null },
    headers: { token: 'abc' },
  });
  expect(request.opened?.slice(0, 2)).toEqual([
    'GET',
    '/api/paper/info?paper_id=7&name=%E5%BC%A0%20%E4%B8%89%26',
  ]);
  expect(request).toMatchObject({ timeout: 30_000, withCredentials: true, headers: { token: 'abc' } });
  request.answer('{"code":200}');
  expect(await answer).toMatchObject({ data: { code: 200 }, status: 200 });
});

test('a write has its parameters in the body', async () => {
  const { request } = await sent({ method: 'POST', url: '/paper/judge', data: { paper_id: 7 } });
  expect(request.opened?.slice(0, 2)).toEqual(['POST', '/api/paper/judge']);
  expect([request.body, request.headers['content-type']]).toEqual(['{"paper_id":7}', 'application/json']);
});

test('a lost network and a status that is no success are told apart', async () => {
  const lost = await sent({ method: 'GET', url: '/x' });
  lost.request.onerror?.();
  await expect(lost.answer).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  const failed = await sent({ method: 'GET', url: '/x' });
  failed.request.answer('', 502);
  await expect(failed.answer).rejects.toMatchObject({ response: { status: 502 } });
});
