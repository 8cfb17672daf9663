import { asEntered, useCall, userDetail, type UserDetail } from '@suite/api';
import { Loaded } from '@suite/features/loaded';
import { MistakeBook } from '@suite/features/mistake-book';
import { earlierExams, examToRead } from '@suite/features/spaced-review';
import { links } from '@suite/kernel/links';
import { useOwner } from '@suite/kernel/records';
import { useSearchParams } from '@suite/kernel/router';
import { FamilySkeleton } from '@suite/ui';
import { playerOf } from '../course/links';
import { papersToRead } from '../further-tasks/papers';
import { useToday } from '../study-weeks/use-today';
import { reformWeeks } from '../study-weeks/week-progress';
import { taskEditions, type TaskEdition } from '../task-edition';

/** The learner's wrong questions of all courses. */
export function Mistakes() {
  const detail = useCall(userDetail, undefined, asEntered);
  return (
    <Loaded query={detail} skeleton={<FamilySkeleton family="list" />}>
      {(data) => <OfLearner courses={data.courseList} paperId={data.paperId} />}
    </Loaded>
  );
}

type Courses = UserDetail['courseList'];

interface OfLearnerProps {
  courses: Courses;
  /** The exam in turn. */
  paperId: number | null;
}

function OfLearner({ courses, paperId }: OfLearnerProps) {
  const owner = useOwner();
  const today = useToday();
  const [search] = useSearchParams();
  const reform = useWeeks(taskEditions.reform, courses);
  const older = useWeeks(taskEditions.older, courses);
  const papers = reform.data &&
    older.data && [
      ...(paperId ? [examToRead(paperId)] : []),
      ...earlierExams(owner, paperId),
      ...papersToRead([...older.data, ...reformWeeks(reform.data)]),
    ];
  return (
    <MistakeBook
      today={today}
      papers={{ ...(reform.data ? older : reform), data: papers }}
      momentLink={({ v_id, position }, line) => {
        const moment = { videoId: v_id, second: position, isPlayed: 1 };
        const player = playerOf({ line, is_public: 0 });
        if (player) return player(moment);
        const own = courses.filter((one) => one.line === line && !one.is_public);
        // A question names no course: of two, the wrong one might open.
        const course = own.length === 1 ? own[0] : undefined;
        return course && links.courseLesson({ id: course.course_id, chapterId: 0, ...moment });
      }}
      isReviewing={search.get('review') === '1'}
      home={links.home()}
    />
  );
}

/** The weeks of the courses that a learner has of an edition; none without such a course. */
function useWeeks(edition: TaskEdition, courses: Courses) {
  const enabled = courses.some(({ line, is_public }) => !is_public && edition.has(line));
  const { data, error, refetch } = useCall(edition.weeks, undefined, { ...asEntered, enabled });
  return { data: enabled ? data : [], error, refetch };
}
