import { LocalStore } from '../store/local-store';
import { refusalOf, temporaryFolder } from '../testing/sample';
import { liveSuite } from '../testing/suite';
import { rollback } from './rollback';

test('what the checks of a rollback read is asked for at once, and not one after another', async () => {
  const suite = await liveSuite();
  await suite.put('remote-a', '1.1.0');
  const { store } = suite;
  const wanted = new Set(['host/1.0.0', 'remote-a/1.0.0', 'remote-b/1.0.0', 'the log']);
  let answer: () => void;
  const allAsked = new Promise<void>((resolve) => (answer = resolve));
  // No answer comes before the last question.
  const ask = async (what: string) => {
    if (wanted.delete(what) && wanted.size === 0) answer();
    await allAsked;
  };
  const [read, list] = [store.read.bind(store), store.list.bind(store)];
  store.read = async (path) => {
    const release = /^releases\/(.*)\/release\.json$/.exec(path)?.[1];
    if (release) await ask(release);
    return read(path);
  };
  store.list = async (folder) => {
    if (folder === 'audit') await ask('the log');
    return list(folder);
  };
  expect(await rollback({ store, app: 'remote-a' })).toMatchObject({ changed: true, to: '1.0.0' });
});

test('an empty store has no app to roll back', async () => {
  const store = new LocalStore(await temporaryFolder());
  expect(await refusalOf(rollback({ store, app: 'remote-a' }))).toMatchObject({ code: 'NOT_PUBLISHED' });
  expect(await store.list('revisions')).toEqual([]);
});
