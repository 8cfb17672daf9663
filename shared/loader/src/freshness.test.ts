import type { Registry } from './registry';
import { registryOf } from './testing/registry';
import { releaseOf } from './testing/release';
import { createFreshness } from './freshness';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const row = (holdsWork = false) => ({ path: '/x', name: 'X', title: 'x', holdsWork });
const MINUTE = 60_000;

function made(newer: Registry | string, inUse: Record<string, string> = { host: '1.0.0' }) {
  let time = 0;
  const pages = { adopt: jest.fn(), versionsInUse: () => inUse };
  const reload = jest.fn();
  const server = { newer, knowsRevision: true };
  const fetchText = jest.fn(async (address: string) => {
    const text = typeof server.newer === 'string' ? server.newer : JSON.stringify(server.newer);
    if (address === '/registry.json') return text;
    if (!server.knowsRevision) throw new Error('404');
    return typeof server.newer === 'string' ? text : `{"revision":${server.newer.revision}}`;
  });
  const asked = () => fetchText.mock.calls.map(([address]) => address);
  const freshness = createFreshness({
    registry: registryOf(5),
    bucket: 7,
    line: 'management',
    pages,
    fetchText,
    reload,
    now: () => time,
  });
  const move = async (from = row(), to = row()) => {
    freshness.moved(from, to);
    await settled();
  };
  const pass = (minutes: number) => (time += minutes * MINUTE);
  return { freshness, pages, reload, fetchText, asked, server, move, pass };
}

const withdrawn = () => {
  const registry = registryOf(6);
  registry.apps['remote-learning']!.withdrawn = ['1.0.0'];
  return registry;
};

test('after a flag was switched, the page is loaded anew with the next move that disturbs no work', async () => {
  const { move, pass, reload, server } = made({ ...registryOf(6), flags: { a: { below: 0 } } });
  pass(1);
  await move();
  await move(row(true));
  expect(reload).not.toHaveBeenCalled();
  await move();
  expect(reload).toHaveBeenCalledTimes(1);
  const other = made(server.newer);
  other.server.newer = registryOf(6);
  other.pass(1);
  await other.move();
  await other.move();
  expect(other.reload).not.toHaveBeenCalled();
});

test('the server is asked once a minute at most, when the visitor navigates', async () => {
  const { move, pass, asked } = made(registryOf(6));
  await move();
  expect(asked()).toEqual([]);
  pass(1);
  await move();
  await move();
  expect(asked()).toEqual(['/revision.json', '/registry.json']);
});

test('the registry is fetched only when its revision is another than the latest one here', async () => {
  const { freshness, asked, server, pages } = made(registryOf(5));
  await freshness.look();
  expect(asked()).toEqual(['/revision.json']);
  server.newer = registryOf(6);
  await freshness.look();
  await freshness.look();
  expect(asked().filter((address) => address === '/registry.json')).toHaveLength(1);
  // What is known already is handed on again: a release may have failed since.
  expect(pages.adopt).toHaveBeenCalledTimes(2);
});

test('of a server without a file for the revision the whole registry is fetched', async () => {
  const { freshness, asked, server, pages } = made(registryOf(6));
  server.knowsRevision = false;
  await freshness.look();
  expect(asked()).toEqual(['/revision.json', '/registry.json']);
  expect(pages.adopt).toHaveBeenCalledTimes(1);
});

test('an older registry does not take the place of the one that came before it', async () => {
  const { freshness, server, pages } = made(registryOf(7));
  await freshness.look();
  server.newer = registryOf(6);
  await freshness.look();
  expect(pages.adopt).toHaveBeenCalledTimes(1);
});

test('newer releases are handed on without a reload', async () => {
  const { move, pass, pages, reload } = made(registryOf(6));
  pass(1);
  await move();
  await move();
  expect(pages.adopt).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['the same revision', registryOf(5)],
  ['an older one', registryOf(4)],
  ['garbage', '<html>'],
])('%s is ignored', async (_, answer) => {
  const { move, pass, pages, reload } = made(answer);
  pass(1);
  await move();
  await move();
  expect(pages.adopt).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that runs a release that was taken back reloads at the next navigation', async () => {
  const { move, pass, reload } = made(withdrawn(), { 'remote-learning': '1.0.0' });
  pass(1);
  await move();
  expect(reload).not.toHaveBeenCalled();
  await move();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it does not reload when entering or leaving an exam, a payment or a signature', async () => {
  const { move, pass, reload } = made(withdrawn(), { 'remote-learning': '1.0.0' });
  pass(1);
  await move();
  await move(row(true), row());
  await move(row(), row(true));
  expect(reload).not.toHaveBeenCalled();
  await move();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a release that was taken back and is not loaded causes no reload', async () => {
  const { move, pass, reload } = made(withdrawn());
  pass(1);
  await move();
  await move();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was hidden for long reloads if a release changed, a page that was hidden briefly does not', async () => {
  const { freshness, move, pass, fetchText, reload } = made(registryOf(6));
  pass(10);
  freshness.seen(false);
  pass(4);
  freshness.seen(true);
  await settled();
  expect(fetchText).not.toHaveBeenCalled();
  freshness.seen(false);
  pass(5);
  freshness.seen(true);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  await move();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a host that is missing in the registry reloads, and gets no releases made for another host', async () => {
  const newer = registryOf(6);
  newer.apps.host!.live.version = '3.0.0';
  newer.apps.host!.previous = '2.0.0';
  const { move, pass, pages, reload } = made(newer);
  pass(1);
  await move();
  expect(pages.adopt).not.toHaveBeenCalled();
  await move();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['what everybody has now', () => ({})],
  ['the version before', () => ({ previous: '1.0.0' })],
  ['a canary', () => ({ canary: { release: registryOf().apps.host!.live, below: 5 } })],
])('a host that is still %s gets the releases that were checked against it', async (_, over) => {
  const newer = registryOf(6);
  const { live } = newer.apps.host!;
  newer.apps.host = { live, previous: null, ...over() };
  if (Object.keys(over()).length > 0) newer.apps.host.live = { ...live, version: '2.0.0' };
  const { freshness, pages, move, reload } = made(newer);
  await freshness.look();
  await move();
  expect(pages.adopt).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('the visit keeps its course line for canaries that begin later', async () => {
  const newer = registryOf(6);
  newer.apps['remote-tools']!.canary = { release: releaseOf('2.0.0'), below: 0, line: 'management' };
  const { freshness, pages } = made(newer);
  await freshness.look();
  expect(pages.adopt.mock.calls[0][0].apps['remote-tools'].live.version).toBe('2.0.0');
});

test('one of several apps that was taken back is enough for a reload', async () => {
  const { freshness, move, reload, fetchText } = made(withdrawn(), {
    host: '1.0.0',
    'remote-learning': '1.0.0',
    'remote-gone': '1.0.0',
  });
  await freshness.look();
  expect(fetchText).toHaveBeenCalledWith('/registry.json');
  await move();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an app that is missing in the registry does not count as taken back', async () => {
  const { freshness, move, reload } = made(registryOf(6), { 'remote-gone': '1.0.0' });
  await freshness.look();
  await move();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that stayed visible is not checked, and leaving an unknown address may reload', async () => {
  const { freshness, pass, fetchText, reload } = made(withdrawn(), { 'remote-learning': '1.0.0' });
  pass(10);
  freshness.seen(true);
  await settled();
  expect(fetchText).not.toHaveBeenCalled();
  await freshness.look();
  freshness.moved(undefined, undefined);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an unreachable server is ignored, and asked again a minute later', async () => {
  const { move, pass, fetchText, pages, reload } = made(registryOf(6));
  const answer = fetchText.getMockImplementation()!;
  fetchText.mockRejectedValue(new Error('offline'));
  pass(1);
  await move();
  expect(fetchText).toHaveBeenCalled();
  fetchText.mockClear().mockImplementation(answer);
  await move();
  expect(fetchText).not.toHaveBeenCalled();
  pass(1);
  await move();
  expect(pages.adopt).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});
