import { advancedLessonRoutes } from './advanced-lesson/routes';
import { financeRoutes } from './finance/routes';
import { inviteRoutes } from './invite/routes';
import { invoiceRoutes } from './invoice/routes';
import { landingRoutes } from './landing/routes';
import { notesRoutes } from './notes/routes';
import { orderRoutes } from './order/routes';
import { paymentRoutes } from './payment/routes';
import { refundRoutes } from './refund/routes';
import { rewardsRoutes } from './rewards/routes';
import { defineRoutes } from '@suite/kernel/routes';

export default defineRoutes({ owner: 'remote-commerce', next: 'remote-learning' }, [
  ...advancedLessonRoutes,
  ...paymentRoutes,
  ...landingRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...inviteRoutes,
  ...orderRoutes,
  ...financeRoutes,
  ...notesRoutes,
  ...rewardsRoutes,
]);
