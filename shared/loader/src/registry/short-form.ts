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

/** Routes without titles and tiles; a file that has the page's name lacks it, and files of the route before are not named again. */
function shortRoutes(routes: RegistryRoute[]): RegistryRoute[] {
  let before = '';
  return routes.map(({ title: _, tile: __, files, ...route }) => {
    const known = before;
    before = files.join();
    if (before === known) return route as RegistryRoute;
    const own = `${route.name}.`;
    const short = files.map((file) => (file.startsWith(own) ? file.slice(route.name.length) : file));
    return { ...route, files: short } as RegistryRoute;
  });
}

const shortRelease = (release: LiveRelease): LiveRelease => ({
  ...release,
  routes: shortRoutes(release.routes),
});

const shortApp = ({ live, canary, previousHash: _, ...app }: RegistryApp): RegistryApp => ({
  live: shortRelease(live),
  ...(canary && { canary: { ...canary, release: shortRelease(canary.release) } }),
  ...app,
});

/**
 * A registry as documents carry it. It is in each visitor's first trip, so it lacks what a page can do without: titles,
 * which come with the route tables, tiles, which home asks for, the time of its making, the teams' projects of the
 * error service, the previous version's hash, the page's name in the names of its own files, and the files of a route
 * that has those of the one before, such as another edition of its page.
 */
export function shortRegistry({ made: _, ...registry }: Registry): Registry {
  const apps = Object.entries(registry.apps).map(([name, app]) => [name, shortApp(app)] as const);
  const { site } = registry;
  const projects = site?.errorProjects && { site: { ...site, errorProjects: {} } };
  return { ...registry, apps: Object.fromEntries(apps), ...projects };
}

/** Gives routes their files with the whole names, and empty titles. */
function completeRoutes({ routes }: LiveRelease): void {
  let before: string[] = [];
  routes.forEach((route) => {
    route.title = route.title || '';
    before = (route.files as string[] | undefined)
      ? route.files.map((file) => (file.charAt(0) === '.' ? route.name + file : file))
      : before;
    route.files = before;
  });
}

/** Reads a document's registry; undefined when the text is none. */
export const readDocumentRegistry = (text: string): Registry | undefined =>
  readRegistry(text, ({ apps }) =>
    Object.keys(apps).forEach((name) => {
      const { live, canary } = apps[name] as RegistryApp;
      completeRoutes(live);
      if (canary) completeRoutes(canary.release);
    }),
  );
