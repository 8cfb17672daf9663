import { defineRoutes } from '@suite/kernel/routes';
import { calculatorRoutes } from './calculators/routes';

export default defineRoutes({ owner: 'remote-tools', next: 'remote-learning' }, [...calculatorRoutes]);
