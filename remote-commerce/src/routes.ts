import { defineRoutes } from '@suite/kernel/routes';
import { advancedLessonRoutes } from './advanced-lesson/routes';
import { paymentRoutes } from './payment/routes';

export default defineRoutes({ owner: 'remote-commerce', next: 'remote-learning' }, [
  ...advancedLessonRoutes,
  ...paymentRoutes,
]);
