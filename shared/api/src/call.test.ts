import { providePlatform, type HttpRequest, type Platform } from '@suite/kernel';
import * as api from './index';
import { get, getList, post } from './call';

type Declared = Pick<api.Call<unknown, unknown>, 'method' | 'path'>;

const isCall = (value: unknown): value is Declared =>
  typeof value === 'function' && 'method' in value && 'path' in value;

const calls = Object.entries<unknown>(api).filter((entry): entry is [string, Declared] => isCall(entry[1]));

const sent: HttpRequest[] = [];

beforeEach(() => {
  sent.length = 0;
  providePlatform({
    context: 'browser',
    http: {
      request: <Data>(request: HttpRequest) => {
        sent.push(request);
        return Promise.resolve({ echo: request.path } as Data);
      },
    },
    navigate: () => undefined,
    report: () => undefined,
  } as Partial<Platform> as Platform);
});

/** What a read does not find, may not show yet, or cannot be asked for, its page says itself. */
const handles = [api.codes.NOT_FOUND, api.codes.BAD_PARAMS, api.codes.RULE];

test('a call sends its method, path, parameters and signal, and answers with the data', async () => {
  const read = get<{ id: number }, { echo: string }>('/videoLink/linkInfo');
  const write = post<{ month: string }, null>('/clock/clock');
  const { signal } = new AbortController();
  await expect(read({ id: 7 }, signal)).resolves.toEqual({ echo: '/videoLink/linkInfo' });
  await write({ month: '2025-03' });
  expect(sent).toEqual([
    { method: 'GET', path: '/videoLink/linkInfo', params: { id: 7 }, handles, signal },
    { method: 'POST', path: '/clock/clock', params: { month: '2025-03' }, signal: undefined },
  ]);
  expect(sent[0]?.signal).toBe(signal);
});

test('a call without parameters sends none', async () => {
  await api.userDetail();
  expect(sent).toEqual([
    { method: 'GET', path: '/Index/index', params: undefined, handles, signal: undefined },
  ]);
});

test('what would be mended to null does not compile', () => {
  // @ts-expect-error a number
  get<void, number>('/x');
  // @ts-expect-error a text
  post<void, string>('/x');
  // @ts-expect-error an empty answer is null
  post<void, void>('/x');
  // @ts-expect-error an object that may be undefined: it is null
  get<void, { id: number } | undefined>('/x');
  // @ts-expect-error a list: it is declared by getList
  get<void, { id: number }[]>('/x');
  // @ts-expect-error anything
  get<void, unknown>('/x');
  // @ts-expect-error parameters are an object
  get<number, { id: number }>('/x');
  const declared = [
    get<void, { id: number }>('/x'),
    get<{ id: number }, Record<string, string> | null>('/x'),
    post<void, null>('/x'),
    getList<void, string>('/x'),
  ];
  expect(declared.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'GET']);
});

test('a query is known by its path and parameters, and hands its signal on', async () => {
  const query = api.queryOf(api.chapterTest, { chapter_id: 5 });
  expect(query.queryKey).toEqual(['/v3/chapter-test/list', { chapter_id: 5 }]);
  expect(query.queryKey).toEqual(api.queryOf(api.chapterTest, { chapter_id: 5 }).queryKey);
  expect(query.queryKey).not.toEqual(api.queryOf(api.chapterTest, { chapter_id: 6 }).queryKey);
  const { signal } = new AbortController();
  await query.queryFn({ signal });
  expect(sent).toEqual([
    { method: 'GET', path: '/v3/chapter-test/list', params: { chapter_id: 5 }, handles, signal },
  ]);
  expect(sent[0]?.signal).toBe(signal);
});

test('each call is declared once', () => {
  const rows = calls.map(([, { method, path }]) => `${method} ${path.toLowerCase()}`);
  expect(rows.filter((row, at) => rows.indexOf(row) < at)).toEqual([]);
});

test('each path starts at the base, which it does not repeat', () => {
  const odd = calls.filter(([, { path }]) => !/^(\/[\w-]+)+$/.test(path) || /^\/api\//.test(path));
  expect(calls).not.toEqual([]);
  expect(odd).toEqual([]);
});
