import {
  asksForOther,
  createLoadEvents,
  hasOwnFlags,
  loadTable as loadShared,
  type BootState,
  type LoadTable,
} from '@suite/loader';
import type { RegistryApp } from '@suite/loader/registry';
import { showNotice } from './boot/notice';
import { startApp } from './start-app';
import { sharedScope } from './start/shared-scope';
import { requireTrustedTypes } from './start/trusted-types';
import { sendBeacon } from './track/track';

const loadTable: LoadTable = (release) => loadShared(release, sharedScope);

async function start(state: BootState): Promise<void> {
  if (asksForOther() || hasOwnFlags()) {
    const { withOverrides } = await import(/* webpackChunkName: "overrides" */ '@suite/loader/overrides');
    const fetchText = async (address: string) => (await fetch(address)).text();
    const registry = await withOverrides(state.registry, location.href, fetchText).catch((error: unknown) => {
      console.error(error);
      return state.registry;
    });
    // Home looks there for the tiles of this visit.
    state.registry = registry;
  }
  startApp(state, loadTable);
}

requireTrustedTypes();
const state = window.__suite as BootState;

start(state).catch((error: unknown) => {
  console.error(error);
  const { live, stable } = state.registry.apps.host as RegistryApp;
  const tell = createLoadEvents((body) => sendBeacon('/events', body));
  tell({ app: 'host', version: live.version, canary: !!stable, kind: 'error', code: 'start' });
  showNotice('暂时无法打开', '我们正在处理，请稍后再试。', () => location.reload());
});
