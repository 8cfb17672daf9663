import type { RouteData } from '../routes/define-routes';
import type { Site } from './site';

/** The registry's form; a reader refuses any other. */
export const REGISTRY_SCHEMA = 1;

/** One route as the registry carries it: its data and the files of its page. */
export interface RegistryRoute extends RouteData {
  /** The page's scripts and styles, relative to the release's base. */
  files: string[];
}

/** What loading a release takes, and nothing else. */
export interface LiveRelease {
  version: string;
  /** Where the release's files are: a path or an absolute address, with a slash at its end. */
  base: string;
  /** First script: a remote's container, or the host itself. */
  entry: string;
  /** Styles that belong to the entry. */
  styles: string[];
  /** Global name of a remote's container; it carries the version. */
  container?: string;
  /** Scripts of a remote's route table. */
  tableFiles?: string[];
  /** The host's script of missing engine features. */
  polyfills?: string;
  /** Its scripts need what the host sets up: they must not run before it. */
  afterHost?: boolean;
  routes: RegistryRoute[];
}

/** What is live of one app, and what it can be rolled back to. */
export interface RegistryApp {
  live: LiveRelease;
  previous: string | null;
}

/** The one mutable document of the suite. */
export interface Registry {
  schema: typeof REGISTRY_SCHEMA;
  /** Grows by one with every change. */
  revision: number;
  apps: Record<string, RegistryApp>;
  /** Settings of the environment that the store serves. */
  site?: Site;
}

/** A route together with the app that owns it. */
export interface OwnedRoute extends RegistryRoute {
  app: string;
}

/** Every route of every app, in the order of the apps' names. */
export function routesOf(registry: Registry): OwnedRoute[] {
  const rows: OwnedRoute[] = [];
  for (const app of Object.keys(registry.apps).sort()) {
    for (const route of (registry.apps[app] as RegistryApp).live.routes) {
      rows.push(Object.assign({ app }, route));
    }
  }
  return rows;
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

/**
 * Reads a registry from text, or says nothing: a visitor must not be left with a blank page because
 * a proxy answered HTML.
 */
export function readRegistry(text: string): Registry | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const registry = value as Registry | null;
  if (!registry || registry.schema !== REGISTRY_SCHEMA || !(registry.revision > 0)) return undefined;
  if (!registry.apps || !registry.apps.host) return undefined;
  const apps = registry.apps;
  return Object.keys(apps).every((app) => isRelease((apps[app] as RegistryApp | null)?.live))
    ? registry
    : undefined;
}
