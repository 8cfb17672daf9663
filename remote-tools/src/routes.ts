import { defineRoutes } from '@suite/kernel/routes';
import { calculatorRoutes } from './calculators/routes';
import { makeNewRoutes } from './make-new/routes';
import { marketRoutes } from './market/routes';

export default defineRoutes({ owner: 'remote-tools', next: 'remote-learning' }, [
  ...calculatorRoutes,
  ...makeNewRoutes,
  ...marketRoutes,
]);
