import { AsyncLocalStorage } from 'node:async_hooks';
import { forgetStores } from './forget-stores.cjs';

test('what the tests of a file have stored along their promises is forgotten with its environment', async () => {
  const environment = new (forgetStores(
    class {
      async teardown() {}
    },
  ))();
  const store = new AsyncLocalStorage();
  const seen = await store.run('kept', async () => {
    const before = store.getStore();
    await environment.teardown();
    return [before, store.getStore()];
  });
  expect(seen).toEqual(['kept', undefined]);
});
