import { defineRoutes } from '@suite/kernel/routes';
import { agreementRoutes } from './agreement/routes';
import { certificateRoutes } from './certificate/routes';
import { contractRoutes } from './contracts/routes';
import { diplomaRoutes } from './diploma/routes';

export default defineRoutes('remote-contracts', [
  ...agreementRoutes,
  ...certificateRoutes,
  ...contractRoutes,
  ...diplomaRoutes,
]);
