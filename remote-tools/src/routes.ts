import { defineRoutes } from '@suite/kernel/routes';
import { mortgageRoutes } from './calculators/mortgage/routes';

export default defineRoutes({ owner: 'remote-tools', next: 'remote-learning' }, [...mortgageRoutes]);
