import type { UserDetail } from '@suite/api';
import { dayOf } from '../../../clock/china-time';
import type { Group } from '../../group';
import { studyLines, type Asked } from '../study-weeks/learner-weeks';
import { tasksOfToday } from '../homework/tasks';
import { bookOfWeek, canReadBooks } from '../books/access';
import { openPaperId } from '../exam/sittings';

async function studyDetail(asked: Asked): Promise<Partial<UserDetail>> {
  const lines = await studyLines(asked);
  const weeks = lines.flatMap((line) => line.weeks);
  return {
    todayTasks: await tasksOfToday(asked, lines),
    paperId: await openPaperId(asked, lines),
    isMaterialEmpty: weeks.some(({ materials }) => materials.length > 0) ? 0 : 1,
    isHomeworkEmpty: weeks.some(({ homework }) => homework.length > 0) ? 0 : 1,
    chaiBookInfo: canReadBooks(lines) ? bookOfWeek(dayOf(asked.now)) : null,
  };
}

/** The study data of the personal center, from all groups that follow the weeks of a class. */
export const today: Group = { name: 'today', handlers: [], detail: studyDetail };
