import type { FlagRules } from '@suite/kernel/flags/facts';
import type { RouteData } from '@suite/kernel/routes';
import type { Site } from '@suite/kernel/site';

/** Version of the registry's format; readers refuse any other. */
export const REGISTRY_SCHEMA = 1;

/** One route as the registry carries it: its data and the files of its page. */
export interface RegistryRoute extends RouteData {
  /** The page's scripts and styles, relative to the release's base. */
  files: string[];
}

/** What loading a release needs. */
export interface LiveRelease {
  version: string;
  /** Where the release's files are: a path or an absolute address, with a slash at its end. */
  base: string;
  /** First script: a remote's container, or the host itself. */
  entry: string;
  /** Scripts that the host's entry waits for. They are loaded at the same time and change less often. */
  libraries?: string[];
  /** Styles that belong to the entry. */
  styles: string[];
  /** Global name of a remote's container; it carries the version. */
  container?: string;
  /** Scripts that a remote's entry and pages wait for: they bring the hashes of the others. */
  tableFiles?: string[];
  /** The host's script of missing engine features. */
  polyfills?: string;
  /** Its scripts use what the host sets up, so they must not run before the host. */
  afterHost?: boolean;
  routes: RegistryRoute[];
  /** The app where visitors of this one mostly go next. */
  next?: string;
  /** The entry brings the hashes of the other files. */
  book?: boolean;
  /** Hashes (sha256 or sha384 in base64) by file, of the files that bring those of others, or load with them. */
  hashes?: Record<string, string>;
}

/** A course line: of a route, or of a visit that began on a page of it. */
export type Line = NonNullable<RouteData['line']>;

/** How a canary grows by itself as long as it does not fail more than the stable release. */
export interface Ramp {
  /** The course line that gets it before these shares. */
  line?: Line;
  /** The shares that are to come, as numbers of buckets, ascending. 10000 makes it the stable release. */
  to: number[];
  /** How long each share is looked at, in ms. */
  every: number;
  /** Loads of the canary without which no share ends. */
  visits: number;
  /** When the present share began, in ISO form. */
  since: string;
  /** It stays at its share until a person lets it go on. */
  paused?: boolean;
}

/** A release that a share of the visitors gets. */
export interface Canary {
  release: LiveRelease;
  /** Visitors whose bucket is below this number get it: 500 is 5 percent, and the staff's devices have it also at 0. */
  below: number;
  /** All visits of this course line get it too. */
  line?: Line;
  ramp?: Ramp;
}

/**
 * The releases of one app. `stable` is what visitors outside of the canary get, `canary` what the others get.
 * `live` is the release that the reader of this registry is given.
 */
export interface RegistryApp {
  /** In the store's registry the stable release; in a visitor's (`forVisitor`) the one that this visitor gets. */
  live: LiveRelease;
  /** The version to which it can be rolled back, and which a page loads when the live one fails. */
  previous: string | null;
  /** sha384 in base64 of the previous version's `release.json`; a document lacks it. */
  previousHash?: string;
  canary?: Canary;
  /** The version that it was rolled back from, until the next one is published. */
  rolledBackFrom?: string;
  /**
   * Only in the registry of a canary's visitor: the stable release, which the page loads when the canary fails.
   * Documents that were kept for weeks hand it to today's host, so neither this name nor `live` can change.
   */
  stable?: LiveRelease;
  /** Versions that were rolled back lately: open pages that run one reload. */
  withdrawn?: string[];
}

/** Releases that a developer may ask for on a phone. */
export interface Overrides {
  /** Patterns of versions; `*` stands for any characters. */
  versions: string[];
  /** Origins that they may come from, besides the page's own. */
  origins: string[];
}

/** What pages need to know of the suite, as plain JSON: the server makes it of metadata that it has verified. */
export interface Registry {
  schema: typeof REGISTRY_SCHEMA;
  /** Grows by one with every change. */
  revision: number;
  apps: Record<string, RegistryApp>;
  /** Settings of the environment that the store serves. */
  site?: Site;
  overrides?: Overrides;
  /** Flags that are not as the code of each release has them. */
  flags?: FlagRules;
  /** When it was made, in ISO form. */
  made?: string;
}

/** A route together with the app that owns it. */
export interface OwnedRoute extends RegistryRoute {
  app: string;
}

/** Every route of every app, in the order of the apps' names. */
export function routesOf(registry: Registry): OwnedRoute[] {
  const routes: OwnedRoute[] = [];
  // The inline loader runs this in old JavaScript, in which `for of` brings a helper along.
  Object.keys(registry.apps)
    .sort()
    .forEach((app) =>
      (registry.apps[app] as RegistryApp).live.routes.forEach((route) =>
        routes.push(Object.assign({ app }, route)),
      ),
    );
  return routes;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function isRelease(value: unknown): value is LiveRelease {
  const release = value as LiveRelease | null;
  return (
    !!release &&
    isText(release.version) &&
    isText(release.base) &&
    isText(release.entry) &&
    isList(release.styles) &&
    isList(release.routes) &&
    release.routes.every(
      (route) => !!route && isText(route.path) && isText(route.name) && isList(route.files),
    )
  );
}

function isApp(value: unknown): value is RegistryApp {
  const app = value as RegistryApp | null;
  return !!app && isRelease(app.live) && (!app.canary || isRelease(app.canary.release));
}

/** The revision in the text of `/revision.json`; undefined when the text is something else, such as a proxy's HTML. */
export function readRevision(text: string): number | undefined {
  const found = /^\{"revision":(\d+)\}\s*$/.exec(text);
  return found ? Number(found[1]) : undefined;
}

/**
 * Reads a registry from text; undefined when the text is none, such as a proxy's HTML: the visitor must not get
 * a blank page for it. `complete` adds what its form leaves out.
 */
export function readRegistry(text: string, complete?: (registry: Registry) => void): Registry | undefined {
  try {
    const registry = JSON.parse(text) as Registry | null;
    if (registry && complete) complete(registry);
    if (!registry || registry.schema !== REGISTRY_SCHEMA || !(registry.revision > 0)) return undefined;
    if (!registry.apps || !registry.apps.host) return undefined;
    const apps = registry.apps;
    return Object.keys(apps).every((app) => isApp(apps[app])) ? registry : undefined;
  } catch {
    return undefined;
  }
}
