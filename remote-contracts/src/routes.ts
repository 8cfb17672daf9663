import { defineRoutes } from '@suite/kernel/routes';
import { agreementRoutes } from './agreement/routes';

export default defineRoutes('remote-contracts', [...agreementRoutes]);
