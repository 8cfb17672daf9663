import { defineRoutes } from '@suite/kernel/routes';
import { checkInRoutes } from './check-in/routes';
import { classRoutes } from './class/routes';
import { courseRoutes } from './course/routes';
import { evaluationRoutes } from './evaluation/routes';
import { fillInformationRoutes } from './fill-information/routes';
import { homeRoutes } from './home/routes';
import { materialsRoutes } from './materials/routes';
import { myInfoRoutes } from './my-info/routes';
import { openAccountRoutes } from './open-account/routes';
import { openVideoRoutes } from './open-video/routes';
import { reflectionsRoutes } from './reflections/routes';
import { surveyRoutes } from './survey/routes';
import { tasksRoutes } from './tasks/routes';
import { teacherRoutes } from './teacher/routes';
import { teamTrophyRoutes } from './team-trophy/routes';

export default defineRoutes({ owner: 'remote-learning', next: 'remote-exams' }, [
  ...homeRoutes,
  ...myInfoRoutes,
  ...courseRoutes,
  ...fillInformationRoutes,
  ...teacherRoutes,
  ...teamTrophyRoutes,
  ...openVideoRoutes,
  ...openAccountRoutes,
  ...evaluationRoutes,
  ...reflectionsRoutes,
  ...materialsRoutes,
  ...tasksRoutes,
  ...surveyRoutes,
  ...checkInRoutes,
  ...classRoutes,
]);
