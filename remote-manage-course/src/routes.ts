import { defineRoutes } from '@suite/kernel/routes';
import { certificateRoutes } from './certificate/routes';
import { contractRoutes } from './contracts/routes';
import { etiquetteRoutes } from './etiquette/routes';
import { evaluationRoutes } from './evaluation/routes';
import { examRoutes } from './exam/routes';
import { hubRoutes } from './hub/routes';
import { treatyRoutes } from './num-use-treaty/routes';
import { payingRoutes } from './paying/routes';

export default defineRoutes('remote-manage-course', [
  ...hubRoutes,
  ...payingRoutes,
  ...contractRoutes,
  ...examRoutes,
  ...evaluationRoutes,
  ...certificateRoutes,
  ...treatyRoutes,
  ...etiquetteRoutes,
]);
