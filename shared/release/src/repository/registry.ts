import {
  liveOf,
  REGISTRY_SCHEMA,
  type Canary,
  type LiveRelease,
  type Ramp,
  type Registry,
  type RegistryApp,
  type ReleaseManifest,
} from '@suite/loader/registry';

/** The registry of an empty store. */
export const noRegistry: Registry = { schema: REGISTRY_SCHEMA, revision: 0, apps: {} };

/** What visitors get of an app: a small target that the `ops` role signs. */
export interface AppChannels {
  stable: string;
  previous: string | null;
  canary?: { version: string; below: number; ramp?: Ramp };
  rolledBackFrom?: string;
  withdrawn?: string[];
}

/** What is no app's: the target `state/suite.json`. */
export type Settings = Pick<Registry, 'site' | 'overrides'>;

/** A manifest and the sha384 of its text, by which pages know it. */
export interface KnownManifest {
  manifest: ReleaseManifest;
  hash: string;
}

/** The versions that visitors get, or get after one rollback. */
export const usedVersions = ({ stable, canary, previous }: AppChannels): string[] =>
  [stable, canary?.version, previous].filter((version) => typeof version === 'string');

function canaryChannel({ release, ...share }: Canary) {
  return { version: release.version, ...share };
}

/** What a registry says of an app, as the `ops` role signs it. */
export function appChannels({ live, previous, canary, rolledBackFrom, withdrawn }: RegistryApp): AppChannels {
  return {
    stable: live.version,
    previous,
    ...(canary && { canary: canaryChannel(canary) }),
    ...(rolledBackFrom && { rolledBackFrom }),
    ...(withdrawn && { withdrawn }),
  };
}

export const suiteSettings = ({ site, overrides }: Registry): Settings => ({
  ...(site && { site }),
  ...(overrides && { overrides }),
});

/** What a registry is made of. */
interface RegistryParts {
  revision: number;
  made: string;
  states: Readonly<Record<string, AppChannels>>;
  settings: Settings;
  /** The manifests of used versions, as `app/version`. An app without its stable one is left out. */
  manifests: ReadonlyMap<string, KnownManifest>;
}

/** The registry that pages get. Routes and hashes come from what each team has signed, the choice from ops. */
export function registryFrom({ revision, made, states, settings, manifests }: RegistryParts): Registry {
  // The files are at the environment's CDN, or else at the page's own origin.
  const origin = (settings.site?.cdn ?? '/').slice(0, -1);
  const release = (app: string, version: string): LiveRelease | undefined => {
    const known = manifests.get(`${app}/${version}`);
    return known && liveOf(known.manifest, origin);
  };
  const apps: Registry['apps'] = {};
  for (const [app, { stable, previous, canary, ...rest }] of Object.entries(states)) {
    const live = release(app, stable);
    if (!live) continue;
    const tried = canary && release(app, canary.version);
    const before = previous === null ? undefined : manifests.get(`${app}/${previous}`);
    apps[app] = {
      live,
      previous: before ? previous : null,
      ...(before && { previousHash: before.hash }),
      ...(canary &&
        tried && {
          canary: { release: tried, below: canary.below, ...(canary.ramp && { ramp: canary.ramp }) },
        }),
      ...rest,
    };
  }
  return { schema: REGISTRY_SCHEMA, revision, apps, ...settings, made };
}
