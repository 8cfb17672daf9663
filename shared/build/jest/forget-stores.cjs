const { AsyncLocalStorage } = require('node:async_hooks');

// Jest makes such a store for each file of tests and leaves it enabled. Up to Node 22 each promise tells all of
// them: after 500 files a test that publishes took ten times as long as in a run of its own.
const used = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...parameters) {
  used.add(this);
  return run.apply(this, parameters);
};

/** The environment, whose end disables what its tests have used. */
exports.forgetStores = (Environment) =>
  class extends Environment {
    async teardown() {
      await super.teardown();
      for (const store of used) store.disable();
      used.clear();
    }
  };
