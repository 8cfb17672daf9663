import { registryOf } from '../testing/registry';
import { routeAt } from './needed-files';
import { shapeAhead } from './shape-ahead';

const asked = () => document.documentElement.getAttribute('data-shape');
afterEach(() => document.documentElement.removeAttribute('data-shape'));

test.each([
  ['/open-account', 'hero'],
  ['/open-account?from=x', 'hero'],
  ['/counter/loan', null],
  ['/unknown', null],
])('the skeleton of %s has the shape %s', (path, shape) => {
  const registry = registryOf();
  Object.assign(registry.apps['remote-learning']!.live.routes[0]!, { shape: 'hero' });
  shapeAhead(routeAt(registry, `#${path}`));
  expect(asked()).toBe(shape);
});
