import type { BootState } from '@suite/kernel/registry';
import { loadTable } from './federation/federation';
import { startApp } from './start-app';

/** Whether somebody tries another release than the live one, in this tab. */
function triesOther(): boolean {
  try {
    return /[?&]remote=/.test(location.href) || sessionStorage.getItem('suite.override') !== null;
  } catch {
    return false;
  }
}

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

void start(window.__suite as BootState);
