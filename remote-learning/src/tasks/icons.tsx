import type { StudyTaskType } from '@suite/api';
import { IconClock, lineIcon } from '@suite/ui';
import { IconHomework, IconText, IconVideo } from '../materials/icons';

const IconQuiz = lineIcon(
  'M5 4h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-8l-4 3.5V17H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM9.8 9a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.8-1.1 1.5M12 14.6v.1',
);
const IconTest = lineIcon(
  'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM8.5 8h3M8.5 12h7M8.5 16h7M13.5 7.6l1 1 2-2',
);

const IconReview = lineIcon('M5 12a7.2 7.2 0 1 0 2.3-5.3M7.6 3v4h4');
const IconPlan = lineIcon('M4.5 5.5h15v14h-15zM4.5 10h15M8.5 3.5v4M15.5 3.5v4M8.5 14.5l2.2 2.2 4.3-4.3');

/** What each kind of task looks like. */
export const taskIcons: Record<StudyTaskType | 'review' | 'plan', typeof IconVideo> = {
  video: IconVideo,
  material: IconText,
  homework: IconHomework,
  video_test: IconQuiz,
  chapter_test: IconTest,
  clock: IconClock,
  review: IconReview,
  plan: IconPlan,
};
