import { defineRoutes } from '@suite/kernel/routes';
import { analysisRoutes } from './analysis/routes';
import { chapterTestRoutes } from './chapter-test/routes';
import { examRoutes } from './exam/routes';
import { examCertificateRoutes } from './exam-certificate/routes';
import { practiceRoutes } from './practice/routes';
import { summaryTestRoutes } from './summary-test/routes';

export default defineRoutes({ owner: 'remote-exams', next: 'remote-learning' }, [
  ...practiceRoutes,
  ...summaryTestRoutes,
  ...chapterTestRoutes,
  ...analysisRoutes,
  ...examRoutes,
  ...examCertificateRoutes,
]);
