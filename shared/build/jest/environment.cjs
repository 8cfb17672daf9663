const { TestEnvironment } = require('jest-environment-jsdom');
require('./compiled-once.cjs');
const { forgetStores } = require('./forget-stores.cjs');

const missing = ['TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'Headers', 'structuredClone'];

/** jsdom with the engine features that every supported browser has and jsdom lacks. */
module.exports = class BrowserEnvironment extends forgetStores(TestEnvironment) {
  constructor(config, context) {
    super(config, context);
    const { global, fakeTimersModern } = this;
    const { setTimeout } = global;
    // After each faked timer the real event loop turns once. A window's own setTimeout takes a
    // millisecond or more for it: 39 of the 43 s that the properties of signing took.
    global.setTimeout = (turned) => void setImmediate(turned);
    this.fakeTimersModern = new fakeTimersModern.constructor({ config: config.projectConfig, global });
    global.setTimeout = setTimeout;
  }

  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
    // Node's fetch accepts no abort signal but its own.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
  }
};
