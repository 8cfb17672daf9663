import { defineRoutes } from '@suite/kernel/routes';
import { agreementRoutes } from './agreement/routes';
import { contractRoutes } from './contracts/routes';

export default defineRoutes('remote-contracts', [...agreementRoutes, ...contractRoutes]);
