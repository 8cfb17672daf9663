import { namedText } from '@suite/kernel';
import type { BootState, RegistryApp } from '@suite/kernel/registry';
import { showNotice } from './boot/notice';
import { loadTable } from './federation/federation';
import { createLoadEvents } from './federation/load-events';
import { startApp } from './start-app';
import { sendBeacon } from './track/track';

/** Whether a developer tries out another release of a remote in this tab. */
const triesOther = () =>
  /[?&]remote=/.test(location.href) || namedText('tab', 'suite.device.override').read() !== undefined;

async function start(state: BootState): Promise<void> {
  if (triesOther()) {
    const { withOverrides } = await import(/* webpackChunkName: "overrides" */ './federation/overrides');
    const fetchText = async (address: string) => (await fetch(address)).text();
    const registry = await withOverrides(state.registry, location.href, fetchText).catch((error: unknown) => {
      console.error(error);
      return state.registry;
    });
    return startApp({ ...state, registry }, loadTable);
  }
  startApp(state, loadTable);
}

const state = window.__suite as BootState;

start(state).catch((error: unknown) => {
  console.error(error);
  const { live, stable } = state.registry.apps.host as RegistryApp;
  const tell = createLoadEvents((body) => sendBeacon('/events', body));
  tell({ app: 'host', version: live.version, canary: !!stable, kind: 'error', code: 'start' });
  showNotice('暂时无法打开', '我们正在处理，请稍后再试。', () => location.reload());
});
