import { defineRoutes } from '@suite/kernel/routes';
import { treatyRoutes } from './num-use-treaty/routes';

export default defineRoutes('remote-manage-course', [...treatyRoutes]);
