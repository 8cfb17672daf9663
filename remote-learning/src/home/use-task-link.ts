import { isHuidu, useCall, type OwnedCourse, type StudyTask } from '@suite/api';
import { taskLink } from './links';

/** Where tasks are done; which task pages the learner has is asked if a homework of the older courses is among them. */
export function useTaskLink(tasks: readonly StudyTask[], courses: readonly OwnedCourse[]) {
  const isAsked = tasks.some(({ type, line }) => type === 'homework' && line !== 'reform');
  const huidu = useCall(isHuidu, undefined, { enabled: isAsked }).data;
  return (task: StudyTask) => taskLink(task, courses, huidu?.is_huidu === 0);
}
