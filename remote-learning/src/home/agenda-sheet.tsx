import {
  asEntered,
  checkInDetail,
  classWeekDays,
  gradeStatus,
  homeworkList,
  paperInfo,
  reformHomeworkList,
  researchable,
  rewards,
  useCall,
  userOrders,
  type CourseLine,
  type Day,
  type UserDetail,
} from '@suite/api';
import { weeklyLines } from '@suite/features/course-line';
import { Loaded, oneRead } from '@suite/features/loaded';
import { platform } from '@suite/kernel';
import { dayAndWeekday, nearMomentInWords } from '@suite/kernel/time';
import { Popup, Tag } from '@suite/ui';
import { Cell, CellGroup, Empty, Skeleton } from '@suite/ui/base';
import { SaveDates } from '@suite/ui/save-file';
import { useTaskLink } from '../task-link';
import { reformWeeks } from '../study-weeks/week-progress';
import { agendaOf, calendarEntries, type Dated } from './agenda';
import css from './agenda-sheet.module.css';
import { classStage } from './what-to-show';
import { useRestingLines } from './use-day-path';

interface AgendaSheetProps {
  detail: UserDetail;
  open: boolean;
  onClose: () => void;
}

/** Names the calendar of a learner's dates. */
const CALENDAR = 'study';

/** All dates of the learner from all calls that know one. */
function useAgenda(detail: UserDetail) {
  const { courseList, paperId, teacherInfo, splitInfosData } = detail;
  const checkIn = useCall(checkInDetail, undefined);
  const has = (lines: readonly CourseLine[]) =>
    courseList.some(({ line, is_public }) => !is_public && lines.indexOf(line) >= 0);
  const [hasReform, hasOlder] = [has(['reform']), has(weeklyLines)];
  const reform = useCall(reformHomeworkList, undefined, { ...asEntered, enabled: hasReform });
  const older = useCall(homeworkList, undefined, { ...asEntered, enabled: hasOlder });
  const orders = useCall(userOrders, undefined, asEntered);
  const own = useCall(rewards, undefined, asEntered);
  const choosing = useCall(classWeekDays, undefined, { enabled: classStage(detail) === 'none' }).data;
  const paper = useCall(paperInfo, { paper_id: paperId ?? 0 }, { enabled: !!paperId }).data;
  const evaluation = useCall(gradeStatus, {}, { enabled: !!teacherInfo }).data;
  const survey = useCall(researchable, undefined, { enabled: splitInfosData?.status === 'studying' }).data;
  const resting = useRestingLines();
  const today = checkIn.data?.today;
  const reads = [checkIn, orders, own, ...(hasReform ? [reform] : []), ...(hasOlder ? [older] : [])];
  const dates =
    today && reads.every(({ data }) => !!data)
      ? agendaOf({
          detail,
          today,
          weeks: [reformWeeks(reform.data ?? []), older.data ?? []],
          resting,
          orders: orders.data,
          rewards: own.data,
          choosing,
          paper,
          evaluation,
          isSurveyOpen: survey?.researchable === 1,
        })
      : undefined;
  return { today, read: oneRead(reads, dates) };
}

/** The learner's dates in one list, which a calendar can take. */
export function AgendaSheet({ detail, open, onClose }: AgendaSheetProps) {
  const { today, read } = useAgenda(detail);
  const entries = calendarEntries(read.data ?? []);
  return (
    <Popup
      open={open}
      onClose={onClose}
      title="日程"
      footer={
        entries.length > 0 ? (
          <SaveDates entries={entries} calendar={CALENDAR} fileName="学习日程.ics" />
        ) : null
      }
    >
      <Loaded query={read} skeleton={<Skeleton rows={6} />} empty={<Empty text="近期没有带日期的安排" />}>
        {(dates) => <Dates dates={dates} detail={detail} today={today ?? ''} />}
      </Loaded>
    </Popup>
  );
}

interface DatesProps {
  dates: readonly Dated[];
  detail: UserDetail;
  today: Day;
}

function Dates({ dates, detail, today }: DatesProps) {
  const linkOf = useTaskLink(
    dates.flatMap(({ task }) => task ?? []),
    detail.courseList,
  );
  return (
    <div className={css.dates}>
      <CellGroup>
        {dates.map(({ key, at, title, text, to = '', task, isOverdue }) => {
          const page = task ? linkOf(task) : to;
          const when = at.length === 10 ? dayAndWeekday(at) : nearMomentInWords(at, today);
          return (
            <Cell
              key={key}
              title={title}
              label={[when, text].filter(Boolean).join(' · ')}
              value={isOverdue ? <Tag tone="danger">逾期</Tag> : null}
              to={platform().hasPage(page) ? page : undefined}
            />
          );
        })}
      </CellGroup>
    </div>
  );
}
