import { defineRoutes } from '@suite/kernel/routes';
import { advancedLessonRoutes } from './advanced-lesson/routes';

export default defineRoutes({ owner: 'remote-commerce', next: 'remote-learning' }, [...advancedLessonRoutes]);
