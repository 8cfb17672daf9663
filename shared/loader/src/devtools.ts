import type { Registry } from './registry';

/** What Module Federation's extension for Chrome reads of a module: keys are names, or names with their manifest's address. */
interface DevtoolsModule {
  /** Of a remote the address of its manifest, from which the extension's graph reads what it exposes and shares. */
  version: string;
  remoteEntry?: string;
  globalName?: string;
  remotesInfo?: Record<string, { version: string; matchedVersion: string }>;
  modules?: { moduleName: string }[];
}

interface Federation {
  moduleInfo?: Record<string, DevtoolsModule>;
}

/**
 * Tells the extension which apps this page has, in which versions. The runtime's own plugin for it is left out of the
 * build: it would ask each remote for its manifest first.
 */
export function tellDevtools({ apps }: Registry): void {
  const federation = globalFederation();
  const remotesInfo: DevtoolsModule['remotesInfo'] = {};
  const modules: Record<string, DevtoolsModule> = {};
  Object.keys(apps).forEach((name) => {
    const { version, base, entry, container } = (apps[name] as Registry['apps'][string]).live;
    if (!container) {
      modules[name] = { version, remotesInfo };
      return;
    }
    // Files may be shared by all releases of an app; its manifest is in the folder of its version.
    const manifest = new URL(`${base}../${version}/mf-manifest.json`, location.href).href;
    remotesInfo[name] = { version, matchedVersion: manifest };
    modules[`${name}:${manifest}`] = {
      version: manifest,
      remoteEntry: new URL(base + entry, location.href).href,
      globalName: container,
      modules: [{ moduleName: 'routes' }],
    };
  });
  federation.moduleInfo = Object.assign(federation.moduleInfo || {}, modules);
  // A panel that is open has looked when the document was complete, often before this.
  postMessage({ moduleInfo: federation.moduleInfo }, '/');
}

/** The global of the federation runtime, which keeps what it finds there when it loads. */
function globalFederation(): Federation {
  const page: { __FEDERATION__?: unknown } = window;
  return (page.__FEDERATION__ ||= {}) as Federation;
}
