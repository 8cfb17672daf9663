import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Loader = (this: { resourcePath: string }, source: string) => string;
const slim = jest.requireActual<Loader & { unusedAxios: Record<string, string> }>('./slim.cjs');

const folderOf = (name: string) => dirname(createRequire(__filename).resolve(`${name}/package.json`));
const read = (path: string) => readFileSync(path, 'utf8');

const axios = join(folderOf('axios'), 'lib');
const partsOf = Object.keys(slim.unusedAxios).map((part) => join(axios, `${part}.js`));

test('the parts of axios that are left out are those that were looked at', () => {
  const hash = createHash('sha256');
  for (const path of partsOf) hash.update(read(path));
  // When axios has changed, look whether these parts are still unused, and what else it asks of them.
  expect(hash.digest('hex').slice(0, 16)).toBe('319e23c8f2ffd704');
});

test('what stands in exports all that the rest of axios imports in a browser', () => {
  const exported = (path: string) =>
    [...slim.call({ resourcePath: path }, '').matchAll(/^export (?:(default)|const (\w+))/gm)].map(
      ([, first, name]) => first ?? name,
    );
  const kept = readdirSync(axios, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !/adapters.http|platform.node/.test(file))
    .map((file) => join(axios, file))
    .filter((path) => !partsOf.includes(path));
  const missing = kept.flatMap((path) =>
    [...read(path).matchAll(/^import (?:(\w+)|\{ (.+) \}|\* as \w+) from '(.+)';/gm)].flatMap(
      ([, whole, names, from = '']) => {
        const part = join(dirname(path), from);
        if (!partsOf.includes(part)) return [];
        return (whole ? ['default'] : (names ?? 'getFetch').split(', ')).filter(
          (name) => !exported(part).includes(name),
        );
      },
    ),
  );
  expect(missing).toEqual([]);
});

test('of React Router names for tools and calls without an effect are marked, and nothing else', () => {
  const router = join(folderOf('react-router'), 'dist/production');
  const changed = readdirSync(router)
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => {
      const [before, after] = [
        read(join(router, file)),
        slim.call({ resourcePath: join(router, file) }, read(join(router, file))),
      ];
      const lines = after.split('\n');
      return before.split('\n').filter((line, at) => line !== lines[at]);
    });
  expect(changed).toMatchInlineSnapshot(`
   [
     "var DataRouterContext = React.createContext(null);",
     "DataRouterContext.displayName = "DataRouter";",
     "var DataRouterStateContext = React.createContext(null);",
     "DataRouterStateContext.displayName = "DataRouterState";",
     "var RSCRouterContext = React.createContext(false);",
     "var ViewTransitionContext = React.createContext({",
     "ViewTransitionContext.displayName = "ViewTransition";",
     "var FetchersContext = React.createContext(",
     "FetchersContext.displayName = "Fetchers";",
     "var AwaitContext = React.createContext(null);",
     "AwaitContext.displayName = "Await";",
     "var NavigationContext = React.createContext(",
     "NavigationContext.displayName = "Navigation";",
     "var LocationContext = React.createContext(",
     "LocationContext.displayName = "Location";",
     "var RouteContext = React.createContext({",
     "RouteContext.displayName = "Route";",
     "var RouteErrorContext = React.createContext(null);",
     "RouteErrorContext.displayName = "RouteError";",
     "var OutletContext = React2.createContext(null);",
     "var MemoizedDataRoutes = React3.memo(DataRoutes2);",
     "var FrameworkContext = React8.createContext(void 0);",
     "FrameworkContext.displayName = "FrameworkContext";",
     "HistoryRouter.displayName = "unstable_HistoryRouter";",
     "var Link = React10.forwardRef(",
     "Link.displayName = "Link";",
     "var NavLink = React10.forwardRef(",
     "NavLink.displayName = "NavLink";",
     "var Form = React10.forwardRef(",
     "Form.displayName = "Form";",
     "ScrollRestoration.displayName = "ScrollRestoration";",
     "    let FetcherForm2 = React10.forwardRef(",
   ]
  `);
});
