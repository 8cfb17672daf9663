import {
  readRegistry,
  type LiveRelease,
  type Registry,
  type RegistryApp,
  type RegistryRoute,
} from './registry';

/**
 * Name of the form below. A document's template asks for it by `data-form`, and gets the whole registry else. Another
 * meaning of a field needs another name of the form.
 */
export const SHORT_FORM = 'short';

/** 144 bits: so many nobody can hit by trying, and a visitor's browser compares as many as there are. */
const HASH_BEGINNING = 24;

const shortRelease = (release: LiveRelease): LiveRelease => ({
  ...release,
  routes: release.routes.map(({ title: _, ...route }) => ({
    ...route,
    files: route.files.map((file) =>
      file.startsWith(`${route.name}.`) ? file.slice(route.name.length) : file,
    ),
  })) as RegistryRoute[],
});

const shortApp = ({ live, canary, previousHash, ...app }: RegistryApp): RegistryApp => ({
  live: shortRelease(live),
  ...(canary && { canary: { ...canary, release: shortRelease(canary.release) } }),
  ...app,
  ...(previousHash && { previousHash: previousHash.slice(0, HASH_BEGINNING) }),
});

/**
 * A registry as documents carry it. It is in each visitor's first trip, so it lacks what a page can do without: titles,
 * which come with the route tables, the time of its making, and the page's name in the names of its own files.
 */
export function shortRegistry({ made: _, ...registry }: Registry): Registry {
  const apps = Object.entries(registry.apps).map(([name, app]) => [name, shortApp(app)] as const);
  return { ...registry, apps: Object.fromEntries(apps) };
}

/** Gives routes the whole names of their files, and empty titles. */
const completeRoutes = ({ routes }: LiveRelease) =>
  routes.forEach((route) => {
    route.title = route.title || '';
    route.files = route.files.map((file) => (file.charAt(0) === '.' ? route.name + file : file));
  });

/** Reads a document's registry; undefined when the text is none. */
export function readDocumentRegistry(text: string): Registry | undefined {
  const registry = readRegistry(text);
  if (registry) {
    Object.keys(registry.apps).forEach((name) => {
      const { live, canary } = registry.apps[name] as RegistryApp;
      completeRoutes(live);
      if (canary) completeRoutes(canary.release);
    });
  }
  return registry;
}
